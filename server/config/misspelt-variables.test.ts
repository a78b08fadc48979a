import { expect, test } from "vitest";
import { variableNames } from "./config.ts";
import { misspeltVariables } from "./misspelt-variables.ts";

test.each([
  ["TRUST_PROXI", "TRUST_PROXY"],
  ["SITE_ULR", "SITE_URL"],
  ["SMTPURL", "SMTP_URL"],
  ["trust_proxy", "TRUST_PROXY"],
  ["HOME", null],
  ["PORTS", "PORT"],
  ["STRIPE_WEBHOOK_SECRETS", "STRIPE_WEBHOOK_SECRET"],
  ["OTEL_SERVICE_NAMES", "OTEL_SERVICE_NAME"],
  ["TRUST_PROKSI", null],
])("%s: did you mean %s?", (name, meant) => {
  expect(misspeltVariables({ [name]: "a value" })).toEqual(
    meant === null ? [] : [`${name} sets nothing: did you mean ${meant}?`],
  );
});

test("what the shop reads, and what a system sets, is no mistake", () => {
  const names = [...variableNames, "OTEL_SERVICE_NAME"];
  const system =
    "HOME HOSTNAME HOSTTYPE LANG LC_ALL LOGNAME MAIL MALLOC_ARENA_MAX NODE_ENV NODE_OPTIONS OLDPWD PATH PWD SHELL SHLVL TERM TMPDIR TZ USER XDG_DATA_DIRS XDG_DATA_HOME npm_config_port npm_lifecycle_event OTEL_TRACES_SAMPLER OTEL_EXPORTER_OTLP_HEADERS PGHOST PGPORT";
  expect(misspeltVariables(Object.fromEntries([...names, ...system.split(" ")].map((name) => [name, "1"])))).toEqual(
    [],
  );
});
