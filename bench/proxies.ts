import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const deploy = join(import.meta.dirname, "..", "deploy", "proxy");

export type RunningProxy = {
  readonly name: string;
  /** Arguments of Chromium by which it trusts the certificate and takes this protocol. */
  readonly browser: readonly string[];
  readonly stop: () => void;
};

type Addresses = {
  readonly port: number;
  readonly shop: number;
  readonly host: string;
  /** The host that the shop had before it moved, which leads to this one. */
  readonly former?: string;
};

/** A file of deploy/proxy, with what is added to it after the move of a domain. */
const shippedConfig = (file: string, added: string, former: string | undefined): string =>
  [file, ...(former === undefined ? [] : [added])].map((name) => readFileSync(join(deploy, name), "utf8")).join("\n");

/** A certificate for this host, as files, and the fingerprint of its key by which Chromium trusts it. */
function certificate(folder: string, host: string) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "10"];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-keyout", key, "-out", cert];
  execFileSync("openssl", [...request, ...names], { stdio: "ignore" });
  const spki = new X509Certificate(readFileSync(cert)).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, trusted: createHash("sha256").update(spki).digest("base64") };
}

/** nginx as deploy/proxy/nginx.conf sets it up, at another port and with a certificate of its own. HTTP/2. */
export function startNginx({ port, shop, host, former }: Addresses): RunningProxy {
  const folder = mkdtempSync(join(tmpdir(), "incard-nginx-"));
  const { key, cert, trusted } = certificate(folder, host);
  const shipped = shippedConfig("nginx.conf", "nginx-former-domain.conf", former)
    .replace(/\nserver \{\s+listen 80;[\s\S]*?\n\}\n/g, "\n")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${shop}`)
    .replaceAll("shop.example", host)
    .replaceAll("old.example", former ?? "")
    .replace(/ssl_certificate .*;/g, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll("/var/log/nginx/", `${folder}/`);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\n${shipped}\n}\n`);
  const child = spawn("nginx", ["-c", file, "-e", join(folder, "error.log")], { stdio: "inherit" });
  return {
    name: "nginx, HTTP/2",
    browser: ["--disable-quic", `--ignore-certificate-errors-spki-list=${trusted}`],
    stop: () => child.kill("SIGTERM"),
  };
}

/** Caddy as deploy/proxy/Caddyfile sets it up, at another port and with a certificate of its own. HTTP/3. */
export function startCaddy({ port, shop, host, former }: Addresses): RunningProxy {
  const folder = mkdtempSync(join(tmpdir(), "incard-caddy-"));
  const { key, cert, trusted } = certificate(folder, host);
  const shipped = shippedConfig("Caddyfile", "Caddyfile-former-domain", former)
    .replace(/^\{\n/m, "{\n\tadmin off\n\tauto_https disable_redirects\n")
    .replace("{$DOMAIN} {", `https://${host}:${port} {\n\ttls ${cert} ${key}\n`)
    .replace(
      /^old\.example, www\.old\.example \{/m,
      `https://${former}:${port}, https://www.${former}:${port} {\n\ttls ${cert} ${key}\n`,
    )
    .replaceAll("shop.example", host);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, shipped);
  const env = { ...process.env, UPSTREAM: `127.0.0.1:${shop}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { stdio: "ignore", env });
  return {
    name: "Caddy, HTTP/3",
    browser: [
      "--enable-quic",
      `--origin-to-force-quic-on=${host}:443`,
      `--ignore-certificate-errors-spki-list=${trusted}`,
    ],
    stop: () => child.kill("SIGTERM"),
  };
}
