import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listen, stopGracefully } from "./http-server.ts";

test("a host that isn't this machine's is said in one sentence", async () => {
  await expect(listen(createServer(), 0, "192.0.2.1")).rejects.toThrow("HOST 192.0.2.1 is no address of this machine.");
});

test("an error that has no sentence stays what it is", async () => {
  const server = createServer();
  const opening = listen(server, 0, "127.0.0.1");
  server.emit("error", new Error("odd"));
  await expect(opening).rejects.toThrow("odd");
  server.close();
});

test("stopping what never opened is done at once", async () => {
  await stopGracefully(createServer());
});
