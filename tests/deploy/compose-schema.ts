/** A list of words. */
const words = { type: "array", items: { type: "string" } } as const;
const duration = { type: "string", pattern: "^\\d+(ms|s|m|h)$" } as const;
const empty = { type: "object", additionalProperties: false } as const;

/**
 * The part of the Compose specification that deploy/compose.yaml uses, as a JSON schema: stricter than the whole one,
 * which allows what we don't want (unknown keys, numbers and null as variables).
 */
export const composeSchema = {
  type: "object",
  required: ["name", "services", "networks", "volumes"],
  additionalProperties: false,
  properties: {
    name: { type: "string", pattern: "^[a-z0-9][a-z0-9_-]*$" },
    networks: {
      type: "object",
      additionalProperties: {
        type: "object",
        additionalProperties: false,
        properties: { internal: { type: "boolean" } },
      },
    },
    volumes: { type: "object", additionalProperties: empty },
    services: {
      type: "object",
      additionalProperties: {
        type: "object",
        required: ["image", "restart", "networks"],
        additionalProperties: false,
        properties: {
          build: {
            type: "object",
            required: ["context", "dockerfile"],
            additionalProperties: false,
            properties: { context: { type: "string" }, dockerfile: { type: "string" } },
          },
          image: { type: "string", minLength: 1 },
          init: { type: "boolean" },
          restart: { enum: ["no", "always", "on-failure", "unless-stopped"] },
          command: words,
          user: { type: "string" },
          read_only: { type: "boolean" },
          environment: { type: "object", additionalProperties: { type: "string" } },
          depends_on: {
            type: "object",
            additionalProperties: {
              type: "object",
              required: ["condition"],
              additionalProperties: false,
              properties: { condition: { enum: ["service_started", "service_healthy"] } },
            },
          },
          expose: { type: "array", items: { type: "string", pattern: "^\\d+$" } },
          ports: { type: "array", items: { type: "string", pattern: "^\\d+:\\d+(/udp)?$" } },
          networks: words,
          volumes: { type: "array", items: { type: "string", pattern: "^[\\w./-]+:/[\\w./-]+(:ro)?$" } },
          tmpfs: words,
          cap_add: words,
          cap_drop: words,
          security_opt: words,
          stop_grace_period: duration,
          pids_limit: { type: "integer", minimum: 1 },
          mem_limit: { type: "string", pattern: "^\\d+[kmg]$" },
          shm_size: { type: "string", pattern: "^\\d+[kmg]$" },
          healthcheck: {
            type: "object",
            additionalProperties: false,
            properties: {
              test: words,
              interval: duration,
              timeout: duration,
              start_period: duration,
              retries: { type: "integer", minimum: 1 },
              disable: { type: "boolean" },
            },
          },
          logging: {
            type: "object",
            required: ["driver"],
            additionalProperties: false,
            properties: {
              driver: { type: "string" },
              options: { type: "object", additionalProperties: { type: "string" } },
            },
          },
        },
      },
    },
  },
} as const;
