import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/preset-names';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { MascotBundle } from '@/lib/player/bundle';
import { installedBrowser } from '@/scripts/find-browser.mjs';
import { buildParts, buildPlayer, PLAYER } from '@/scripts/player.mjs';
import { isBuilt } from '@/scripts/sources.mjs';
import { acceptedSpec, sampleSpec } from './specs';

/** A bundle as the service makes it: the spec, all presets made for its rig, and canvases. */
export function bundleOf(
  spec: MascotSpec = acceptedSpec(sampleSpec('fox')),
  canvases: MascotBundle['canvases'] = {},
): MascotBundle {
  return { spec, clips: Object.fromEntries(PRESET_NAMES.map((name) => [name, presetClip(spec, name)])), canvases };
}

/** What a path answers: a text with its type, JSON, or whatever a function writes. */
export type Answer =
  { type: string; body: string | Uint8Array } | { json: unknown } | ((response: ServerResponse) => void);

/** A red PNG. */
export function pngOf(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}

/** What the service answers beside every bundle. */
const PREVIEW: Answer = { type: 'image/png', body: pngOf(9, 9) };

/** A running server: what was asked of it, and what it answers, which may be changed. */
export interface FileServer {
  origin: string;
  asked: string[];
  files: Record<string, Answer>;
  close(): Promise<void>;
}

const FILES = ['player.js', 'player-speak.js', 'player-film.js'];

async function readScripts(): Promise<[string, string][]> {
  const folder = dirname(PLAYER);
  if (isBuilt(join(folder, '..'))) return FILES.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  return Object.entries({ 'player.js': await buildPlayer(), ...(await buildParts()) });
}

let scripts: ReturnType<typeof readScripts> | undefined;

/**
 * The player and what it loads, by the names of their files: those of the build where there is one of these sources,
 * else made once for all servers of a test.
 */
const playerScripts = () => (scripts ??= readScripts());

/**
 * A loopback server of files that a test names, with `/player.js` and what it loads among them; any origin may read
 * them.
 */
export async function serveFiles(files: Record<string, Answer>): Promise<FileServer> {
  const asked: string[] = [];
  const all: Record<string, Answer> = {
    ...Object.fromEntries(
      (await playerScripts()).map(([name, body]) => [`/${name}`, { type: 'text/javascript', body }]),
    ),
    ...files,
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const [file = ''] = path.split('?');
    const answer = all[path] ?? all[file] ?? (file.endsWith('/preview') ? PREVIEW : undefined);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!answer) response.writeHead(404).end();
    else if (typeof answer === 'function') answer(response);
    else if ('json' in answer)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.json));
    else
      response
        .writeHead(200, {
          'Content-Type': typeof answer.body === 'string' ? `${answer.type}; charset=utf-8` : answer.type,
        })
        .end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, files: all, close };
}

/** A Chromium of the machine's own, null where there is none. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = await installedBrowser();
  return executablePath
    ? chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      })
    : null;
}

/** A browser and servers for the tests of one file, from before its first until after its last. */
export interface PlayerTests<Servers> {
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** What `serve` gave. */
  readonly served: Servers;
}

/**
 * Has a Chromium for the tests of the calling file, and the servers that `serve` starts; fails where there is no
 * Chromium.
 */
export function playerTests<Servers extends Record<string, FileServer>>(
  serve: () => Promise<Servers>,
): PlayerTests<Servers> {
  let browser: Browser | null = null;
  let served: Servers | null = null;
  beforeAll(async () => {
    browser = await openBrowser();
    if (!browser) throw new Error('There is no Chromium to test in.');
    served = await serve();
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(Object.values(served ?? {}).map((server) => server.close()));
  });
  return {
    newPage: (options) => (browser as Browser).newPage(options),
    get served() {
      return served as Servers;
    },
  };
}
