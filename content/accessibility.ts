import { facts } from "./catalog/facts.ts";

/** docs/law.md: aims and tests, not a certification. */
export const accessibility = {
  title: "Accessibility",
  lead: "Anyone should be able to read, compare and order here, with whatever they use to do it. This page says what we aim for, how we test it, and where it falls short.",
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      text: "The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page of this site. That is an aim, and we judge it ourselves: nobody has audited or certified the site.",
    },
    {
      id: "testing",
      title: "How we test it",
      text: "These checks are part of the site's automatic tests, which run in a browser:",
      points: [
        "axe, a program that looks for known barriers, examines the screens. A finding fails the test.",
        "Menus, dialogs, tabs and forms are used with the keyboard alone.",
        "Pages are shown with text at 200 percent and on a narrow phone, where nothing may be cut off or need sideways scrolling.",
        "Pages are opened with JavaScript off: their text stays readable, and forms such as the contact form still send.",
      ],
    },
    {
      id: "limits",
      title: "Known limits",
      text: "Automatic checks find only some barriers. These are the ones we know of:",
      points: [
        "Checkout and payment run on other companies' pages. We don't build them and can't change how accessible they are.",
        "Videos come from a video service, in its own player. Captions and descriptions depend on the video. The manuals give the same steps in text and drawings.",
        "The map on the contact page comes from OpenStreetMap and can't be used well without seeing it. The location is next to it in words.",
        "The trackers signal by sound. The manuals give each signal as a count of beeps, in text as well as drawn.",
      ],
    },
    {
      id: "report",
      title: "Tell us about a barrier",
      text: `If something here is hard or impossible for you to use, write to us: which page, what you wanted to do, and what you use (browser, screen reader, magnifier). Support answers within ${facts.shop.supportHours} hours.`,
    },
  ] satisfies readonly { id: string; title: string; text: string; points?: readonly string[] }[],
  contact: { label: "Write to us", href: "/contact" },
};
