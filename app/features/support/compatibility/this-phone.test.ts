import { expect, test } from "vitest";
import { phoneFromHints, phoneFromUserAgent, thisPhone } from "./this-phone.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 14_4_2 like Mac OS X) AppleWebKit/605.1.15 Version/14.0 Mobile/15E148";
const pixel =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari";
const firefox = "Mozilla/5.0 (Android 8.1.0; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";
const computer = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15";

test.each([
  [iphone, { phone: "iphone", version: "14.4" }],
  [iphone.replace("14_4_2", "9"), { phone: "iphone", version: "9" }],
  [iphone.replace("14_4_2", "15_10"), { phone: "iphone", version: "15.10" }],
  [pixel, { phone: "android", version: null }],
  [pixel.replace("10; K", "14; SM-A546B"), { phone: "android", version: "14" }],
  [pixel.replace("10; K", "14; SM-A546B").replace("Mobile ", ""), null],
  [firefox, { phone: "android", version: "8.1" }],
  [computer, null],
  ["", null],
])("reads %s", (userAgent, known) => expect(phoneFromUserAgent(userAgent)).toEqual(known));

test("client hints give the version that the User-Agent hides", async () => {
  const browser = (values: unknown) => ({
    userAgent: pixel,
    userAgentData: { mobile: true, getHighEntropyValues: () => Promise.resolve(values) },
  });
  expect(await thisPhone(browser({ platform: "Android", platformVersion: "15.0.0" }))).toEqual({
    phone: "android",
    version: "15",
  });
  expect(await thisPhone(browser("odd"))).toEqual({ phone: "android", version: null });
  expect(phoneFromHints("Android", "8.1.0")).toEqual({ phone: "android", version: "8.1" });
  expect(phoneFromHints("Android", "12.05")).toEqual({ phone: "android", version: "12.05" });
  expect(phoneFromHints("Android", "beta 15")).toEqual({ phone: "android", version: null });
  expect(phoneFromHints("Windows", "10.0.0")).toBeNull();
  expect(phoneFromHints("Android", "")).toEqual({ phone: "android", version: null });
});

test("of the hints only the version is asked for, and of the browser itself", async () => {
  const asked: unknown[] = [];
  const userAgentData = {
    mobile: true,
    getHighEntropyValues(names: unknown) {
      asked.push(this === userAgentData, names);
      return Promise.resolve({ platform: "Android", platformVersion: "15" });
    },
  };
  expect(await thisPhone({ userAgent: pixel, ...{ userAgentData } })).toEqual({ phone: "android", version: "15" });
  expect(asked).toEqual([true, ["platformVersion"]]);
  expect(phoneFromUserAgent(firefox.replace("8.1.0", "8.10"))?.version).toBe("8.10");
});

test("a browser that refuses its hints is believed by its User-Agent", async () => {
  const refuse = { mobile: true, getHighEntropyValues: () => Promise.reject(new Error("NotAllowedError")) };
  expect(await thisPhone({ userAgent: pixel, ...{ userAgentData: refuse } })).toEqual({
    phone: "android",
    version: null,
  });
  expect(await thisPhone({ userAgent: iphone })).toEqual({ phone: "iphone", version: "14.4" });
});

test.each([
  ["no object", null],
  ["nothing to ask", { mobile: true }],
  ["nothing that can be asked", { mobile: true, getHighEntropyValues: "15" }],
  ["a computer's", { mobile: false, getHighEntropyValues: () => Promise.resolve({}) }],
  [
    "a tablet's",
    {
      mobile: false,
      getHighEntropyValues: () => Promise.resolve({ platform: "Android", platformVersion: "15.0.0" }),
    },
  ],
  ["no platform", { mobile: true, getHighEntropyValues: () => Promise.resolve({ platformVersion: "15" }) }],
  ["no version", { mobile: true, getHighEntropyValues: () => Promise.resolve({ platform: "Android" }) }],
  [
    "another system's",
    { mobile: true, getHighEntropyValues: () => Promise.resolve({ platform: "Linux", platformVersion: "6" }) },
  ],
])("hints that say %s leave the User-Agent's answer", async (_, userAgentData) => {
  expect(await thisPhone({ userAgent: firefox, ...{ userAgentData } })).toEqual({ phone: "android", version: "8.1" });
});
