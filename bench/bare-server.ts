import { createServer } from "node:http";

/**
 * The baseline: `node:http` serving given bytes from memory. Reads one line of JSON on standard input, `{status,
 * headers, body}` with the body in base64; prints its port.
 */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const { status, headers, body } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
  status: number;
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, "base64");
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(status, { ...headers, "content-length": bytes.length });
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "");
});
