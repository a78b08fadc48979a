import { z } from "zod";
import type { CsvTable } from "./csv-table.ts";

/**
 * What a column of a list says of a person: their address; where and when they agreed to get mail; whether they still
 * do; and when they left, or that mail to them came back.
 */
export const columnRole = z.enum(["email", "source", "date", "status", "left"]);
export type ColumnRole = z.infer<typeof columnRole>;

/** Which column, by its place, says what; null where none does. */
export type ChosenColumns = Readonly<Record<ColumnRole, number | null>>;

/** The services whose lists are recognized by name. */
export type MailService = "mailchimp" | "klaviyo" | "shopify" | "ghost";

const words = (text: string): readonly string[] => text.split(" ");

/** What services call their columns, without blanks and signs; of several in one file the first counts. */
const names: Readonly<Record<ColumnRole, readonly string[]>> = {
  email: words("emailaddress email subscriberemail contactemail primaryemail mailaddress mail"),
  source: words(
    "consentsource emailmarketingconsentsource optinsource signupsource subscriptionsource initialsource signupform source origin",
  ),
  date: words(
    "optintime confirmtime emailmarketingconsenttimestamp consenttimestamp consentdate consentedat optindate optinat " +
      "optedinat confirmedat subscribedat subscribedon subscribeddate subscribediso8601 subscriptiondate subscribedate " +
      "datesubscribed signupdate signedupat joinedat joined dateadded createdat profilecreatedon date",
  ),
  status: words(
    "emailmarketingconsent emailmarketingstatus acceptsemailmarketing emailacceptsmarketing acceptsmarketing " +
      "subscribedtoemails emailsubscriptionstatus subscriptionstatus memberstatus emailstatus consentstatus subscribed status",
  ),
  left: words(
    "unsubtime cleantime unsubscribedat unsubscribetime unsubscribedate optouttime optoutdate emailsuppressions " +
      "emailsuppression suppressedat bouncedat cleanedat deletedat",
  ),
};

/** Columns that one service alone has. */
const signs: Readonly<Record<MailService, readonly string[]>> = {
  mailchimp: ["leid", "euid", "memberrating", "optintime"],
  klaviyo: ["klaviyoid", "emailmarketingconsenttimestamp"],
  shopify: ["acceptsemailmarketing", "emailacceptsmarketing", "acceptssmsmarketing", "totalspent"],
  ghost: ["subscribedtoemails", "complimentaryplan"],
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** How many rows are looked at for a column that holds addresses. */
const lookedAt = 50;

/** The place of the column that holds the most addresses; null where none holds any. */
function columnOfAddresses({ columns, rows }: CsvTable): number | null {
  const counts = columns.map(
    (_, place) => rows.slice(0, lookedAt).filter(({ cells }) => /^\S+@\S+$/.test(cells[place]?.trim() ?? "")).length,
  );
  const most = Math.max(...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** Finds by its name which column of a list says what; of an address also by what stands in it. */
export function recognizeColumns(table: CsvTable): ChosenColumns {
  const known = table.columns.map(plain);
  const placeOf = (role: ColumnRole): number | null => {
    const name = names[role].find((candidate) => known.includes(candidate));
    return name === undefined ? null : known.indexOf(name);
  };
  return {
    email: placeOf("email") ?? columnOfAddresses(table),
    source: placeOf("source"),
    date: placeOf("date"),
    status: placeOf("status"),
    left: placeOf("left"),
  };
}

/** Tells by its columns which service a list comes from; null for any other. */
export function serviceOf({ columns }: CsvTable): MailService | null {
  const known = new Set(columns.map(plain));
  for (const service of ["mailchimp", "klaviyo", "shopify", "ghost"] as const) {
    if (signs[service].some((sign) => known.has(sign))) return service;
  }
  return null;
}

/** What services write in a column of states about somebody who gets mail. */
const subscribedWords = new Set(
  words("subscribed yes true 1 y t on active confirmed enabled accepted optin optedin doubleoptin singleoptin"),
);

/** Whether a state says that somebody gets mail. Any other word, and none, says that they don't. */
export const saysSubscribed = (state: string): boolean => subscribedWords.has(plain(state));

/** What services write where nobody left. */
const notLeftWords = new Set(["", "0", "no", "false", "never", "none", "null", "na"]);

/** Whether a cell says that somebody left, or that mail to them came back. */
export const saysLeft = (cell: string): boolean => !notLeftWords.has(plain(cell));
