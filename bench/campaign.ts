import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { campaignsResponse } from "#contract/admin-campaigns.ts";
import { connectDatabase } from "#server/db/database.ts";
import { startShop } from "./shop.ts";

/**
 * A newsletter of 9.8 kB to so many people (30,000, or the number given) on the embedded database, to a mail server that
 * refuses one in twenty for good, asks twice for a break and once dies in the middle. Tells how long pages take meanwhile
 * against before, what the database grew by, and whether each address got one mail and the campaign ended.
 */
const people = Number(process.argv[2] ?? 30_000);
const markdown = `${"A sentence of a newsletter. ".repeat(350)}\n`;
const password = "password-of-the-bench";
const idleMs = 15_000;
const pauseMs = 20;

/** Tells how often each address was taken. Speaks as much of SMTP as one client needs, to be no load itself. */
function startMailServer() {
  const taken = new Map<string, number>();
  const seen = { tries: 0, slow: 0, died: 0 };
  const answerRcpt = (to: string): string => {
    seen.tries += 1;
    if (seen.slow < 2 && seen.tries >= (people / 4) * (seen.slow + 1)) {
      seen.slow += 1;
      return "452 4.2.1 slow down";
    }
    return Number(/\d+/.exec(to)?.[0]) % 20 === 7 ? "550 5.1.1 no such mailbox" : "250 ok";
  };
  function speak(socket: Socket): void {
    let to = "";
    let inText = false;
    let rest = "";
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const finish = (): void => {
      if (seen.died === 0 && seen.tries > people * 0.8) {
        seen.died += 1;
        socket.destroy();
        return;
      }
      taken.set(to, (taken.get(to) ?? 0) + 1);
      say("250 taken");
    };
    const obey = (line: string): void => {
      if (inText) {
        if (line !== ".") return;
        inText = false;
        finish();
        return;
      }
      const [command = ""] = line.toUpperCase().split(/[ :]/);
      if (command === "RCPT") {
        to = /<(.*)>/.exec(line)?.[1] ?? "";
        say(answerRcpt(to));
      } else if (command === "DATA") {
        inText = true;
        say("354 go on");
      } else if (command === "QUIT") socket.end("221 bye\r\n");
      else say("250 ok");
    };
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) obey(line);
    });
    say("220 here");
  }
  const server = createServer(speak).listen(0, "127.0.0.1");
  return { server, taken, seen };
}

/** The size of the database's main file with its log. */
const bytesOf = (folder: string): number =>
  ["shop.db", "shop.db-wal"].reduce((sum, name) => {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (file?.size ?? 0);
  }, 0);

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Asks for pages one after the other for as long as `goesOn` says. @returns how long each took, in milliseconds */
async function watchPages(origin: string, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const pages = ["/", "/products/tagigo", "/api/products", "/api/health"];
  for (let n = 0; goesOn(); n += 1) {
    const began = performance.now();
    await (await fetch(origin + pages[n % pages.length])).arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

const dataDir = mkdtempSync(join(tmpdir(), "shop-campaign-"));
const database = await connectDatabase({ dataDir, databaseUrl: null });
for (let n = 0; n < people; n += 500) {
  const rows = Array.from({ length: Math.min(500, people - n) }, (_, i) => {
    const email = `reader${n + i}@example.com`;
    return { email, email_key: email, subscribed_at: new Date().toISOString(), source: "/" };
  });
  await database.subscribers("public").insertInto("subscribers").values(rows).execute();
}
await database.close();

const { server, taken, seen } = startMailServer();
if (!server.listening) await once(server, "listening");
const address = server.address();
const shop = await startShop({
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: password,
  SMTP_URL: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
  MAIL_FROM: "shop@shop.example",
});
const { origin } = shop;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
const { token } = z
  .object({ token: z.string() })
  .parse(await (await post("/api/admin-token", { username: "admin", password })).json());
const auth = { Authorization: `Bearer ${token}` };
const before = bytesOf(dataDir);
const idleUntil = performance.now() + idleMs;
const idle = await watchPages(origin, () => performance.now() < idleUntil);

const began = performance.now();
let isDone = false;
const watching = watchPages(origin, () => !isDone);
const draft = { kind: "newsletter", subject: "News", text: markdown.slice(0, 9_800) };
const sent = await post(
  "/api/admin/campaigns",
  { idempotencyKey: crypto.randomUUID(), recipients: people, campaign: draft },
  auth,
);
console.log(sent.status, await sent.text());
while (!isDone) {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const answer = await fetch(`${origin}/api/admin/campaigns`, { headers: auth });
  const [campaign] = campaignsResponse.parse(await answer.json()).campaigns;
  if (!campaign || campaign.filling || campaign.waiting > 0) continue;
  isDone = true;
  const { recipients, refused, givenUp, waiting } = campaign;
  console.log(JSON.stringify({ recipients, sent: campaign.sent, refused, givenUp, waiting, ...seen }));
}
const busy = await watching;
const twice = [...taken.values()].filter((times) => times > 1).length;
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${taken.size} addresses got it, ${twice} of them more than once, in ${seconds} s`);
console.log(`pages: median ${median(idle).toFixed(1)} ms before, ${median(busy).toFixed(1)} ms meanwhile`);
await shop.stop();
// Stopped, so that all of it is in the main file.
console.log(`the database grew by ${Math.round((bytesOf(dataDir) - before) / people)} bytes a reader`);
server.close();
rmSync(dataDir, { recursive: true, force: true });
