import { createServer, type Server } from "node:http";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { demoIds, skuDetailsOf, skuName } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { chosenSkus } from "#content/catalog/store-numbers.ts";
import { videosWithIds } from "#content/products/manual-videos.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { builtInPlace } from "#content/site.ts";
import {
  type SetupResponse,
  setupResponse,
  storeVariantsResponse,
  tryConnectionResponse,
} from "#contract/admin-setup.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { engines } from "#tests/databases.ts";
import { bootstrap } from "#tests/demo-store.ts";
import { seller, shipping } from "#tests/entered-settings.ts";
import { openShop, sharedTestShop, type TestShop } from "#tests/shop.ts";

describe.each(engines)("the set-up on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  const read = async (): Promise<SetupResponse> =>
    setupResponse.parse(await (await shop.ask("/api/admin/setup", { headers: auth })).json());
  const post = (path: string, body: unknown) => shop.post(`/api/admin/setup/${path}`, body, auth);
  const idsOf = ({ steps }: SetupResponse, step: string) =>
    steps.find(({ id }) => id === step)?.findings.map(({ id }) => id);

  test("a fresh shop has everything to do; what is entered settles its step and is on the pages at once", async () => {
    const before = await read();
    expect(idsOf(before, "seller")).toEqual(["seller"]);
    expect(idsOf(before, "store")).toEqual(["demo-store"]);
    expect(before.seller).toEqual({ version: 0, lastChange: null, value: null, canUndo: false });
    expect((await post("save", { group: "seller", version: 0, value: seller })).status).toBe(200);
    expect((await post("save", { group: "shipping", version: 0, value: shipping })).status).toBe(200);
    const after = await read();
    expect([idsOf(after, "seller"), idsOf(after, "shipping")]).toEqual([[], []]);
    expect(after.seller).toMatchObject({ version: 1, value: seller, lastChange: { username: "boss" }, canUndo: true });
    const services = loaderServices(shop.context);
    expect(services.seller).toMatchObject({ name: "InCard LLC", law: "the State of California", phone: null });
    expect(services.shipping).toMatchObject({ from: "Irvine, California", countries: ["United States", "Canada"] });
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 2, offset: 0 });
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["settings saved", "shipping"],
      ["settings saved", "seller"],
    ]);
  });

  test("the place and the profiles are on pages at once, whatever way they were pasted", async () => {
    const place = {
      city: " Tustin ",
      region: "CA",
      postalCode: "92780",
      country: "us",
      x: "",
      instagram: "instagram.com/adas.trackers",
      youtube: "http://m.youtube.com/@adas",
      facebook: "",
      tiktok: "",
      linkedin: "",
    };
    const before = await read();
    expect(idsOf(before, "place")).toEqual(["place"]);
    for (const wrong of [
      { country: "Mars" },
      { instagram: "https://elsewhere.com/adas" },
      { instagram: "https://instagram.com/" },
      { x: "javascript:alert(1)" },
      { youtube: "https://youtube.com@elsewhere.com/adas" },
    ]) {
      const answer = await post("save", { group: "place", version: 0, value: { ...place, ...wrong } });
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
      expect(Object.keys((await answer.json()).fields)).toEqual([`value.${Object.keys(wrong)[0]}`]);
    }
    expect(loaderServices(shop.context).config.place).toEqual(builtInPlace);
    expect((await post("save", { group: "place", version: 0, value: place })).status).toBe(200);
    expect(idsOf(await read(), "place")).toEqual([]);
    const services = loaderServices(shop.context);
    expect(services.config.place).toEqual({
      city: "Tustin",
      region: "CA",
      postalCode: "92780",
      country: "US",
      location: "Tustin, CA 92780",
      countryName: "United States",
      profiles: [
        { name: "Instagram", href: "https://instagram.com/adas.trackers" },
        { name: "YouTube", href: "https://m.youtube.com/@adas" },
      ],
    });
    expect(services.seller.location).toBe("Tustin, CA 92780");
    const abroad = { ...place, city: "Lyon", region: "", country: "FR", instagram: "", youtube: "" };
    expect((await post("save", { group: "place", version: 1, value: { ...abroad, postalCode: "" } })).status).toBe(200);
    expect(loaderServices(shop.context).config.place).toMatchObject({
      location: "Lyon",
      countryName: "France",
      profiles: [],
    });
    expect((await post("undo", { group: "place", version: 2 })).status).toBe(200);
    expect(loaderServices(shop.context).config.place.city).toBe("Tustin");
  });

  test("one press puts back what was there before, and once more brings it again", async () => {
    const { seller: saved } = await read();
    const renamed = { ...seller, name: "Somebody Else Inc." };
    expect((await post("save", { group: "seller", version: saved.version, value: renamed })).status).toBe(200);
    expect(loaderServices(shop.context).seller.name).toBe("Somebody Else Inc.");
    const undone = await post("undo", { group: "seller", version: saved.version + 1 });
    expect(await undone.json()).toEqual({ success: true, message: setupMessages.undone });
    expect(loaderServices(shop.context).seller.name).toBe("InCard LLC");
    expect((await post("undo", { group: "seller", version: saved.version + 2 })).status).toBe(200);
    expect(loaderServices(shop.context).seller.name).toBe("Somebody Else Inc.");
  });

  test("the second of two who save hears of the first, and wrong values are named by their fields", async () => {
    expect((await post("save", { group: "seller", version: 0, value: seller })).status).toBe(409);
    const { shipping: saved } = await read();
    for (const wrong of [{ rate: "five" }, { rate: "-4.95" }, { countries: "US, Mars" }, { countries: "USA" }]) {
      const answer = await post("save", {
        group: "shipping",
        version: saved.version,
        value: { ...shipping, ...wrong },
      });
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).fields)).toEqual([`value.${Object.keys(wrong)[0]}`]);
    }
    const phone = await post("save", { group: "seller", version: 9, value: { ...seller, phone: "0100" } });
    expect(phone.status).toBe(400);
  });

  test("authors, videos, policies and addresses are entered, and pages and findings follow", async () => {
    const before = await read();
    const [author, ...others] = before.asked.authors.map(({ key }) => key);
    const [video, ...more] = before.asked.videos.map(({ key }) => key);
    if (!author || !video) throw new Error("nothing is asked for");
    const value = {
      authors: { [author]: "Ada Lovelace", ...Object.fromEntries(others.map((name) => [name, "Charles Babbage"])) },
      videos: { [video]: "https://youtu.be/dQw4w9WgXcQ", ...Object.fromEntries(more.map((key) => [key, "none"])) },
      policies: { readBy: "Grace Hopper, attorney", readOn: "2026-11-20" },
      emails: { support: "help@shop.com", privacy: "help@shop.com", dpo: "help@shop.com" },
    };
    for (const [group, entered] of Object.entries(value)) {
      expect((await post("save", { group, version: 0, value: entered })).status).toBe(200);
    }
    const after = await read();
    expect(["videos", "law", "emails"].flatMap((step) => idsOf(after, step))).toEqual([]);
    expect(idsOf(before, "voices")).toContain("sample-authors");
    expect(idsOf(after, "voices")).not.toContain("sample-authors");
    const { config, texts } = loaderServices(shop.context);
    expect(config.emails.support).toBe("help@shop.com");
    expect(videosWithIds("incard-finder", texts().settings.videos)[0]?.videoId).toBe("dQw4w9WgXcQ");
    expect(texts().settings.authors?.[author]).toBe("Ada Lovelace");
    const wrong = await post("save", { group: "videos", version: 1, value: { [video]: "soon" } });
    expect(wrong.status).toBe(400);
  });

  test("a figure that screens give differently is settled by a choice, and pages follow", async () => {
    const before = await read();
    expect(idsOf(before, "facts")).toContain("carbon-loudness");
    const choices = before.asked.facts.map(({ key, options }) => [key, options[0]?.key ?? ""] as const);
    expect((await post("save", { group: "facts", version: 0, value: Object.fromEntries(choices) })).status).toBe(200);
    expect((idsOf(await read(), "facts") ?? []).filter((id) => id !== "tagigo-ship-date")).toEqual([]);
    const services = loaderServices(shop.context);
    const { figures } = offersOf(await services.products(), services.config);
    expect(figures["carbon-loudness"]["comparison page"]).toBe(facts.carbonFinder.loudnessDb.features);
    expect((await post("undo", { group: "facts", version: 1 })).status).toBe(200);
    expect(idsOf(await read(), "facts")).toEqual(idsOf(before, "facts"));
  });

  test("other servers are tried only where they are configured", async () => {
    for (const connection of ["store", "payments"]) {
      const answer = tryConnectionResponse.parse(await (await post("try", { connection })).json());
      expect(answer.works).toBe(false);
    }
    expect((await post("try", { connection: "mail", email: "nobody" })).status).toBe(400);
  });

  test("is for admins alone", async () => {
    expect((await shop.ask("/api/admin/setup")).status).toBe(401);
  });
});

describe.each(engines)("finding what we sell in a live store, on %s", (engine) => {
  /** The stand-in is the demo store, which answers by Shopify's schema. */
  const store = bootstrap();
  let server: Server;
  let shop: TestShop;
  let auth: Record<string, string>;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const answer = await store.post(await readText(request));
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    shop = await openShop(engine, {
      SHOPIFY_STORE_DOMAIN: "my.myshopify.com",
      SHOPIFY_STOREFRONT_TOKEN: "public",
      SHOPIFY_API_URL: `http://127.0.0.1:${port}`,
    });
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await shop.close();
  });
  const post = (path: string, body: unknown) => shop.post(`/api/admin/setup/${path}`, body, auth);
  const chosen = Object.fromEntries(chosenSkus.map((key) => [key, demoIds[key] ?? ""]));
  /** The SKU for links without a choice has the number of the one that it stands for. */
  const allNumbers = { ...demoIds, "tagigo-default": demoIds[skuDetailsOf("tagigo-default").variant] };

  test("each of our versions is there to choose from, and what fits is suggested", async () => {
    const found = storeVariantsResponse.parse(await (await post("store-variants", {})).json());
    expect(Object.fromEntries(found.ours.map(({ key, suggested }) => [key, suggested]))).toEqual(chosen);
    expect(found.variants).toHaveLength(chosenSkus.length);
  });

  test("the demo store sells until the numbers are saved, and again once that is undone", async () => {
    const services = loaderServices(shop.context);
    expect(services.config.demoStore).toBe(true);
    const [card = expect.unreachable(), other = expect.unreachable()] = chosenSkus;
    const twice = await post("store-numbers", { version: 0, variants: { ...chosen, [other]: chosen[card] } });
    expect(twice.status).toBe(400);
    const [cardName = "", otherName = ""] = [card, other].map((key) => skuName(key, shop.context.catalog.current()));
    expect((await twice.json()).fields).toEqual({
      [`variants.${card}`]: setupMessages.storeMistakes.repeated(`“${otherName}”`),
      [`variants.${other}`]: setupMessages.storeMistakes.repeated(`“${cardName}”`),
    });
    expect(services.config.demoStore).toBe(true);
    expect((await post("store-numbers", { version: 0, variants: chosen })).status).toBe(200);
    expect(services.config).toMatchObject({
      demoStore: false,
      storefront: { domain: "my.myshopify.com", endpoint: null, ids: allNumbers },
    });
    expect((await post("store-numbers", { version: 0, variants: chosen })).status).toBe(409);
    const tried = tryConnectionResponse.parse(await (await post("try", { connection: "store" })).json());
    expect(tried.works).toBe(true);
    expect((await post("undo", { group: "storeNumbers", version: 1 })).status).toBe(200);
    expect(services.config.demoStore).toBe(true);
  });

  test("a store that can't be asked changes nothing, and says why", async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const refused = await post("store-numbers", { version: 2, variants: chosen });
    expect(refused.status).toBe(502);
    expect((await refused.json()).message).toContain("nothing was saved");
  });
});
