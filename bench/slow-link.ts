import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import { connect as connectTcp, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A phone's connection; the bits a second are those to the visitor, shared by all that goes over it. */
export type Line = { readonly roundTripMs: number; readonly bitsPerSecond: number };

/** Resolves when so many bytes have arrived, after those that were sent before them. */
type Arrive = (bytes: number) => Promise<void>;

function schedule({ roundTripMs, bitsPerSecond }: Line): Arrive {
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    return wait(freeAt - now + roundTripMs / 2);
  };
}

/** Bytes of a packet. */
const packetSize = 1_400;

/** Several connections share the line packet by packet. */
function* packets(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += packetSize) yield data.subarray(at, at + packetSize);
}

function forwardTcp(port: number, target: number, line: Line, arrive: Arrive): void {
  const server = createServer({ noDelay: true }, (visitor) => {
    const shop = connectTcp({ port: target, host: "127.0.0.1", noDelay: true });
    const close = (): void => void [visitor.destroy(), shop.destroy()];
    for (const socket of [visitor, shop]) socket.on("error", close).on("close", close);
    visitor.on("data", (data) => void wait(line.roundTripMs / 2).then(() => shop.write(data)));
    let sent = Promise.resolve();
    shop.on("data", (data: Buffer) => {
      for (const packet of packets(data)) {
        const arrived = arrive(packet.length);
        sent = sent.then(() => arrived).then(() => void visitor.write(packet));
      }
    });
  });
  server.listen(port, "127.0.0.1");
}

function forwardUdp(port: number, target: number, line: Line, arrive: Arrive): void {
  const visitors = createSocket("udp4").bind(port, "127.0.0.1");
  const shops = new Map<string, Socket>();
  const shopFor = (visitor: RemoteInfo): Socket => {
    const known = shops.get(`${visitor.port}`);
    if (known) return known;
    const shop = createSocket("udp4");
    shops.set(`${visitor.port}`, shop);
    shop.on("message", (data) => void arrive(data.length).then(() => visitors.send(data, visitor.port)));
    return shop;
  };
  visitors.on("message", (data, from) => {
    void wait(line.roundTripMs / 2).then(() => shopFor(from).send(data, target, "127.0.0.1"));
  });
}

/** Forwards TCP and UDP from a port to another over a slow line, for as long as the process runs. */
export function openSlowLink(port: number, target: number, line: Line): void {
  const arrive = schedule(line);
  forwardTcp(port, target, line, arrive);
  forwardUdp(port, target, line, arrive);
}
