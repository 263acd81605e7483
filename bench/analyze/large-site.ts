import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const MB = 1024 * 1024;

/** Makes a text of this many bytes from numbered pieces. */
function filled(bytes: number, piece: (at: number) => string): string {
  const pieces: string[] = [];
  for (let [at, size] = [0, 0]; size < bytes; at += 1) {
    const text = piece(at);
    pieces.push(text);
    size += text.length;
  }
  return pieces.join('');
}

const hex = (at: number): string => ((at * 2_654_435_761) >>> 8).toString(16).padStart(6, '0').slice(-6);
const section = (at: number): string =>
  `<div class="c${at} d${at % 97}"><h2>Bread number ${at}</h2><a href="/about-${at}" class="btn e${at % 89}" ` +
  `style="color:#${hex(at)}">Our story, part ${at}</a> and a line of text about sourdough</div>\n`;
const rule = (at: number): string =>
  `.c${at % 15_000} .btn.e${at % 89}, .d${at % 97}:hover { color: #${hex(at)}; background: linear-gradient(#` +
  `${hex(at + 1)}, rgb(${at % 256} 20 30)); font-family: "Face ${at % 40}", serif }\n`;

const page = (bytes: number): string =>
  '<!doctype html><html lang="en"><head><title>Crust | Sourdough bakery</title><link rel="stylesheet" ' +
  'href="/a.css"><link rel="stylesheet" href="/b.css">' +
  ('</head><body><header><img class="logo" src="/logo.svg"><nav><a href="/about">About us</a><a ' +
    `href="/products">Products</a><a href="/pricing">Prices</a></nav></header>${filled(bytes, section)}` +
    '</body></html>');
const logo = (bytes: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#b4552d" d="M0 0' +
  `${filled(bytes, (at) => `L${at % 100} ${(at * 7) % 100}`)}z"/></svg>`;

/**
 * Serves a site whose pages, style sheets and logo are near their size limits. Gives its host and a function that stops
 * it.
 */
export async function serveLargeSite(): Promise<{ host: string; close(): void }> {
  const further = page(0.95 * MB);
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', page(2 * MB)],
    '/about': ['text/html', further],
    '/products': ['text/html', further],
    '/pricing': ['text/html', further],
    '/a.css': ['text/css', filled(0.99 * MB, rule)],
    '/b.css': ['text/css', filled(0.99 * MB, (at) => rule(at + 7000))],
    '/logo.svg': ['image/svg+xml', logo(0.5 * MB)],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(text ? 200 : 404, { 'Content-Type': type }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
