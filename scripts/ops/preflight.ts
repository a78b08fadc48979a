import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { authors, authorsAreSamples } from "#content/blog/authors.ts";
import { facts } from "#content/catalog/facts.ts";
import { hasBuiltInTagigoDate, offersOf } from "#content/catalog/offers.ts";
import { testimonialsAreSamples } from "#content/home/testimonials.ts";
import { productRecords } from "#content/products/records.ts";
import { productSlugs } from "#content/products.ts";
import { certifications, summarySheet } from "#content/regulatory/certifications.ts";
import { site } from "#content/site.ts";
import { passedDates } from "#server/catalog/passed-dates.ts";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { backupsIn, checkBackups } from "./preflight/backups.ts";
import { certificatesIn } from "./preflight/certificates.ts";
import { type ContentInput, checkContent } from "./preflight/content.ts";
import { checkImages, imagesIn } from "./preflight/images.ts";
import { checkLivePrices } from "./preflight/live-prices.ts";
import { reportOn } from "./preflight/report.ts";
import { checkSecrets } from "./preflight/secrets.ts";
import { checkSettings } from "./preflight/settings.ts";
import { readShown, type Shown } from "./preflight/shown.ts";
import { checkDatabaseRead, checkStaffTexts } from "./preflight/staff-texts.ts";

// npm run preflight -- [--backups FOLDER] [--allow ID,ID] : what still stands between this shop and real customers.

const usage = "Usage: npm run preflight -- [--backups FOLDER] [--allow ID,ID]";

function contentInput({ priorPriceRule, currency }: Config, { products }: Shown, now: Date): ContentInput {
  const emails = [site.supportEmail, site.privacyEmail, site.dpoEmail];
  return {
    facts,
    tagigoDateIsBuiltIn: hasBuiltInTagigoDate(offersOf(products, { priorPriceRule, currency })),
    passed: passedDates(products, { announcesSale: !priorPriceRule, now }),
    testimonialsAreSamples,
    sampleAuthors: authorsAreSamples ? authors : [],
    videos: productSlugs.flatMap((slug) => productRecords[slug].layout?.videos ?? []),
    certificates: certificatesIn(
      join(import.meta.dirname, "..", "..", "public"),
      certifications.map(({ file }) => file),
      summarySheet.label,
    ),
    placeholderEmails: emails.filter((email) => email.endsWith(".example")),
  };
}

function readOptions(): { readonly backups: string; readonly allowed: readonly string[] } {
  try {
    const { values } = parseArgs({
      options: { backups: { type: "string" }, allow: { type: "string", multiple: true } },
    });
    return {
      backups: resolve(values.backups ?? "backups"),
      allowed: (values.allow ?? []).flatMap((list) => list.split(",").filter(Boolean)),
    };
  } catch (error) {
    throw new ConfigError(usage, { cause: error });
  }
}

try {
  const { backups, allowed } = readOptions();
  const config = readConfig(process.env);
  const now = new Date();
  const shown = await readShown(config);
  const { text, status } = reportOn(
    [
      ...checkSettings(config),
      ...checkSecrets(config),
      ...checkDatabaseRead(shown.unread),
      ...checkContent(contentInput(config, shown, now)),
      ...checkStaffTexts(shown.texts),
      ...checkLivePrices(shown.prices, config.livePricesIntervalSeconds, now),
      ...checkBackups(backups, backupsIn(backups), now),
      ...checkImages(imagesIn(join(import.meta.dirname, "..", "..", "deploy"))),
    ],
    allowed,
  );
  console.log(text);
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
}
