import { expect, test } from "vitest";
import { emailSettings, policySettings, videoSettings } from "./shop-settings.ts";

const idOf = (typed: string) => videoSettings.safeParse({ video: typed }).data?.video;

test("the address of a video, as any of YouTube's pages gives it, becomes its id", () => {
  for (const address of [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "  dQw4w9WgXcQ ",
  ]) {
    expect(idOf(address), address).toBe("dQw4w9WgXcQ");
  }
  expect([idOf(""), idOf("none")]).toEqual(["", "none"]);
  for (const wrong of ["https://vimeo.com/123", "soon", "dQw4w9WgXcQ<script>"]) expect(idOf(wrong)).toBeUndefined();
});

test("an address to write to is cleaned, and may be left empty; so may a day", () => {
  const typed = { support: " Help@Shop.com\u200b ", privacy: "", dpo: "dpo@müller.de" };
  expect(emailSettings.parse(typed)).toEqual({ support: "Help@Shop.com", privacy: "", dpo: "dpo@xn--mller-kva.de" });
  expect(emailSettings.safeParse({ ...typed, privacy: "nobody" }).success).toBe(false);
  expect(policySettings.safeParse({ readBy: "", readOn: "" }).success).toBe(true);
  expect(policySettings.safeParse({ readBy: "Ada", readOn: "2026-02-30" }).success).toBe(false);
});
