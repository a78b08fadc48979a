import { z } from "zod";
import { lineOrNone } from "./plain-text.ts";

export const int = z.number().int();

/** Of a call about one row. */
export const idRequest = z.strictObject({ id: int.positive() });

/** What a staff call that succeeded answers. */
export const staffResponse = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape });

/** The response of a staff call that changes something. */
export const successResponse = staffResponse({ message: z.string() });

/** The query of a list that is read page by page. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

/** The query of a list that is searched too. */
export const searchQuery = pageQuery.extend({ search: lineOrNone(100).default("") });

/** The rows of a list that are as they should be: one that isn't must not hide the others. */
export const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.array(row.nullable().catch(null)).transform((rows) => rows.filter((one) => one !== null));

/** One page of a list's rows, and how many there are in all. */
export const pageOf = <Row extends z.ZodType>(row: Row) => ({ data: rowsOf(row), matchCount: int });
