import { z } from "zod";
import { lineOrNone } from "./plain-text.ts";

export const int = z.number().int();

/** The request of a call about one row. */
export const idRequest = z.strictObject({ id: int.positive() });

/** The schema of a response that says `success: true` beside what it gives. */
export type StaffResponse<Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  { success: z.ZodLiteral<true> } & Shape,
  z.core.$strip
>;

/** Makes the schema of what a staff call answers that succeeded, from the fields that it gives. */
export const staffResponse = <Shape extends z.core.$ZodLooseShape>(shape: Shape): StaffResponse<Shape> =>
  z.object({ success: z.literal(true), ...shape });

/** The response of a staff call that changes something. */
export const successResponse = staffResponse({ message: z.string() });

/** A ticket that is good for one download within a minute. */
export const exportTicketResponse = staffResponse({ ticket: z.string().min(1) });

/** The query of a list that is read page by page. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

/** The query of a list that is searched too. */
export const searchQuery = pageQuery.extend({ search: lineOrNone(100).default("") });

/** The schema of a list's rows. */
export type Rows<Row extends z.ZodType> = z.ZodType<z.output<Row>[]>;

/**
 * Makes the schema of a list from that of its rows. It leaves out rows that don't fit: one of them must not hide the
 * others.
 */
export const rowsOf = <Row extends z.ZodType>(row: Row): Rows<Row> =>
  z.array(row.nullable().catch(null)).transform((rows) => rows.filter((one) => one !== null));

/** The fields of a response that holds one page of a list: its rows, and how many there are in all. */
export type Page<Row extends z.ZodType> = { data: Rows<Row>; matchCount: z.ZodNumber };

/** Makes the fields of a response that holds one page of a list, from the schema of its rows. */
export const pageSchemaOf = <Row extends z.ZodType>(row: Row): Page<Row> => ({ data: rowsOf(row), matchCount: int });
