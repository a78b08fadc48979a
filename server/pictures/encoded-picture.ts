import { z } from "zod";
import { uploadedFormats } from "#contract/pictures.ts";

/** Why a file doesn't become a picture of the shop. */
export const pictureRefusal = z.enum(["unreadable", "large", "small", "narrow"]);
export type PictureRefusal = z.infer<typeof pictureRefusal>;

/**
 * What the encoder's process answers: why a file doesn't become a picture, or the picture's files and its size in
 * pixels.
 */
export const encoderAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("refused"), reason: pictureRefusal }),
  z.object({
    kind: z.literal("encoded"),
    width: z.number().int(),
    height: z.number().int(),
    files: z.array(
      z.object({
        width: z.number().int(),
        format: z.enum(uploadedFormats),
        bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
    ),
  }),
]);
export type EncoderAnswer = z.infer<typeof encoderAnswer>;
