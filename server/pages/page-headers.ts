import { commonHeaders, type HeaderSettings } from "#server/middleware/api-headers.ts";

const refused =
  "accelerometer camera geolocation gyroscope magnetometer microphone midi payment usb browsing-topics".split(" ");

export function pageHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...commonHeaders(settings),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": refused.map((name) => `${name}=()`).join(", "),
  };
}

/** Browsers revalidate each time and mostly get 304; a CDN may send it for some seconds, and never a price that was. */
export const sharedPage = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  "CDN-Cache-Control": "public, max-age=5",
};

export const privatePage = { "Cache-Control": "no-store" };
