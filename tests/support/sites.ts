import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const SITES = join(import.meta.dirname, '../fixtures/sites');

/** The names of the sites of the fixtures. Each is a folder of files. */
export const SITE_NAMES: string[] = readdirSync(SITES).sort();

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A loopback server of the sites of the fixtures, each below its name, and of pages that a test makes. */
export interface SiteServer {
  /** Host and port, as `OUTBOUND_ALLOW` takes them. */
  host: string;
  address(path: string): string;
  /** The requested paths, with the `User-Agent` of the request. */
  asked: { path: string; agent: string }[];
  close(): void;
}

/** Serves the fixtures, and `pages` by their path, on this port or any. */
export async function serveSites(pages: Record<string, RequestListener> = {}, port = 0): Promise<SiteServer> {
  const asked: SiteServer['asked'] = [];
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push({ path, agent: request.headers['user-agent'] ?? '' });
    const own = pages[path];
    if (own) return own(request, response);
    const file = join(SITES, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !extname(file))
      return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not here</h1>');
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: (path) => `http://${host}${path}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A page below a megabyte that takes a parser most of a minute, since it compares each attribute with all before it.
 */
export const slowPage = (): string =>
  `<!doctype html><title>Slow</title><p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>Hello.</p>`;
