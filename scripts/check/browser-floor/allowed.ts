/** Something that a browser of the floor lacks and that is used all the same. */
export type Allowed = {
  /** Names of MDN's data, as the check prints them. */
  readonly features: readonly string[];
  /** The built files that use them, without hashes; `page` is the HTML of pages. */
  readonly files: readonly string[];
  /** What happens where they are missing. */
  readonly why: string;
};

/** Each is held against the built files: one that nothing uses any more fails too. */
export const allowed: readonly Allowed[] = [
  {
    features: ["html.global_attributes.popover", "html.elements.button.popovertarget", "api.HTMLElement.hidePopover"],
    files: ["page", "frame.js", "inline script"],
    why: "the chat; app/ui/stand-ins-script.ts opens and closes it",
  },
  {
    features: ["html.elements.button.popovertargetaction"],
    files: ["page"],
    why: "closes the chat, also by app/ui/stand-ins-script.ts",
  },
  {
    features: ["api.HTMLElement.showPopover"],
    files: ["inline script"],
    why: "asked for, never called",
  },
  {
    features: ["css.selectors.popover-open", "css.selectors.open"],
    files: ["staff.css", "inline style sheet"],
    why: "beside [open] inside :is(), which forgives what it doesn't know",
  },
  {
    features: ["html.elements.details.name"],
    files: ["page", "frame.js"],
    why: "app/ui/stand-ins-script.ts closes the others of that name",
  },
  {
    features: ["css.selectors.details-content"],
    files: ["inline style sheet"],
    why: "on paper only, where app/features/manual/printed-answers.tsx opens the answers",
  },
  {
    features: ["html.elements.search"],
    files: ["page"],
    why: "a block by app/styles/app.css; its form works, and only the landmark is missing",
  },
  {
    features: ["html.elements.img.fetchpriority", "api.HTMLImageElement.fetchPriority"],
    files: ["page", "frame.js", "react.js", "inline script"],
    why: "only says what to fetch first; the inline script looks for the attribute",
  },
  {
    features: ["html.global_attributes.autocapitalize"],
    files: ["page"],
    why: "only says what a keyboard on the screen begins with",
  },
  {
    features: ["api.Window.requestIdleCallback"],
    files: ["pages.js", "inline script"],
    why: "asked for first; a timer does instead",
  },
  {
    features: [
      "css.properties.content-visibility",
      "css.properties.content-visibility.auto",
      "css.properties.content-visibility.hidden",
      "css.properties.content-visibility.visible",
      "css.properties.contain-intrinsic-height",
    ],
    files: ["inline script", "inline style sheet"],
    why: "only spares the layout of what isn't seen; the inline script asks for it first",
  },
  {
    features: ["css.at-rules.starting-style", "css.at-rules.media.scripting"],
    files: ["staff.css", "inline style sheet"],
    why: "what would move in is there at once; what only script answers is seen without script",
  },
  {
    features: [
      "css.properties.text-wrap",
      "css.properties.text-wrap.balance",
      "css.properties.text-wrap.pretty",
      "css.properties.break-after.avoid",
    ],
    files: ["inline style sheet"],
    why: "only where lines and printed pages break",
  },
  {
    features: [
      "css.properties.scrollbar-width",
      "css.properties.scrollbar-width.none",
      "css.properties.scrollbar-gutter",
      "css.properties.scrollbar-gutter.stable",
      "css.properties.font-family.ui-monospace",
      "css.selectors.selection",
    ],
    files: ["staff.css", "inline style sheet"],
    why: "only looks: a scrollbar is seen, the next typeface of the list is taken",
  },
  {
    features: [
      "css.properties.cursor.default",
      "css.properties.cursor.grab",
      "css.properties.cursor.grabbing",
      "css.properties.cursor.not-allowed",
      "css.properties.cursor.pointer",
      "css.properties.cursor.zoom-in",
      "css.properties.resize",
      "css.properties.resize.both",
      "css.properties.resize.vertical",
    ],
    files: ["staff.css", "inline style sheet"],
    why: "for a mouse; only phones lack them",
  },
  {
    features: ["api.Element.wheel_event"],
    files: ["zoom-dialog.js"],
    why: "for a mouse; phones pinch",
  },
  {
    features: ["api.Navigator.vibrate"],
    files: ["procedure.js"],
    why: "called by ?.",
  },
  {
    features: ["api.Navigator.globalPrivacyControl"],
    files: ["frame.js", "inline script"],
    why: "undefined means that nobody refused",
  },
  {
    features: ["api.ServiceWorkerRegistration.sync", "api.ServiceWorkerGlobalScope.sync_event"],
    files: ["after-load.js", "service-worker.js"],
    why: "asked for first; the page sends what waits when it is online again",
  },
  {
    features: ["api.URL.canParse_static"],
    files: ["zod.js"],
    why: "Zod asks for it first",
  },
  {
    features: ["javascript.builtins.Error.captureStackTrace"],
    files: ["zod.js"],
    why: "Zod asks for it first",
  },
  {
    features: [
      "api.Document.startViewTransition",
      "css.properties.view-transition-class",
      "css.properties.view-transition-name",
    ],
    files: ["react.js"],
    why: "for React's <ViewTransition> and the router's viewTransition, which the shop doesn't use",
  },
  {
    features: [
      "api.Window.navigation",
      "api.Navigation.navigate_event",
      "api.Navigation.navigatesuccess_event",
      "api.Navigation.navigateerror_event",
      "api.Window.setImmediate",
      "api.Navigator.connection",
    ],
    files: ["react.js"],
    why: "React and the router ask for each first",
  },
  {
    features: ["api.Window.setImmediate", "api.Window.clearImmediate"],
    files: ["buybutton.min.js"],
    why: "the store's buy button defines or asks for them first",
  },
  {
    features: [
      "api.HTMLElement.popover",
      "api.HTMLInputElement.capture",
      "api.HTMLLinkElement.imageSizes",
      "api.CSSStyleDeclaration.cssFloat",
      "api.AnimationEvent.animation",
      "api.CompositionEvent.locale",
      "api.MouseEvent.movementX",
      "api.MouseEvent.movementY",
      "html.global_attributes.is",
    ],
    files: ["react.js", "buybutton.min.js"],
    why: "names that React passes on, or gives properties and events of its own",
  },
];

/** Names that only the shop's and its libraries' own objects have here, such as `icon`. */
export const ownNames: readonly string[] = [
  "api.Blob.bytes",
  "api.ElementInternals.states",
  "api.FontFace.variant",
  "api.HTMLLinkElement.blocking",
  "api.MediaSource.handle",
  "api.Navigator.connection",
  "api.Navigator.login",
  "api.Navigator.share",
  "api.Notification.actions",
  "api.Notification.badge",
  "api.Notification.icon",
  "api.Notification.tag",
  "api.Window.external",
  "javascript.builtins.Intl.Locale.variants",
  "javascript.builtins.Iterator.drop",
];
