import { addDays, addMonths } from "#contract/days.ts";
import { facts } from "./catalog/facts.ts";

/**
 * Gives the day until which a request for data is to be answered: a month after it was received (GDPR, Art. 12(3)), or
 * after the days that the privacy policy promises, where those are over before.
 */
export function dataRequestDue(receivedOn: string): string {
  const byLaw = addMonths(receivedOn, 1);
  const promised = addDays(receivedOn, facts.shop.dataRequestDays);
  return promised < byLaw ? promised : byLaw;
}

/** Gives the day until which it is to be answered where the time was extended: by two more months. */
export const extendedDataRequestDue = (receivedOn: string): string => addMonths(receivedOn, 3);
