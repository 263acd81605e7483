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

/** A bundle as the service makes it: the spec, all presets fitted to its rig, and canvases. */
export function bundleOf(
  spec: MascotSpec = acceptedSpec(sampleSpec('fox')),
  canvases: MascotBundle['canvases'] = {},
): MascotBundle {
  return { spec, clips: Object.fromEntries(PRESET_NAMES.map((name) => [name, presetClip(spec, name)])), canvases };
}

/** The answer of a path: a body with its media type, JSON, or a function that writes the answer. */
export type Answer =
  | { type: string; body: string | Uint8Array }
  | { json: unknown }
  | ((response: ServerResponse) => void);

/** A red PNG. */
export function pngOf(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}

/** The preview that the service serves next to every bundle. */
const PREVIEW: Answer = { type: 'image/png', body: pngOf(9, 9) };

/** A running server, the requests it has received, and its answers, which a test may change. */
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
 * The scripts of the player by file name: from a build of the current sources if there is one, else built once for all
 * servers of a test.
 */
const playerScripts = () => (scripts ??= readScripts());

/** A loopback server of these files, and of `/player.js` with the scripts that it loads. Every origin may read them. */
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

/** Starts the installed Chromium; null if there is none. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = await installedBrowser();
  return executablePath
    ? chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      })
    : null;
}

/** A browser and servers that live as long as the tests of one file. */
export interface PlayerTests<Servers> {
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** What `serve` gave. */
  readonly served: Servers;
}

/** Starts Chromium and the servers of `serve` for the tests of the calling file. Fails without a Chromium. */
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
