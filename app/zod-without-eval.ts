// In a browser Zod tries `new Function` for its faster parsers. The security policy refuses that, and the browser lists
// the refusal among the page's issues. Zod's own `config` would bring Zod along, which most pages don't need.
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
