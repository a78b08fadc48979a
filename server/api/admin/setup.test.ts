import { beforeAll, describe, expect, test } from "vitest";
import { setupMessages } from "#content/setup-messages.ts";
import { type SetupResponse, setupResponse, tryConnectionResponse } from "#contract/admin-setup.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const seller = {
  name: "InCard LLC",
  address: "1 Main Street, Irvine, CA 92618, United States",
  law: "the State of California",
  representative: "",
  phone: "",
  register: "none",
  vatId: "none",
};
const shipping = { rate: "4.95", from: "Irvine, California", countries: "US, CA" };

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
    for (const wrong of [{ rate: "5" }, { rate: "-4.95" }, { countries: "US, Mars" }, { countries: "us" }]) {
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
