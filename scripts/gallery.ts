import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import { designSpec } from '@/lib/server/artist/builtin/design';

const CELL = 320;
const COLUMNS = 6;
const ROWS = 5;
const CAPTION = 22;
const LIST = join(import.meta.dirname, '../tests/fixtures/gallery/designs.txt');

interface Entry {
  prompt: string;
  style: string;
  detail: 'standard' | 'high';
}

function entriesOf(text: string): Entry[] {
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#')).map((line) => {
    const [prompt = '', style = '', detail] = line.split('|').map((field) => field.trim());
    return { prompt, style, detail: detail === 'high' ? 'high' : 'standard' };
  });
}

function picture({ prompt, style, detail }: Entry): Buffer {
  const accepted = acceptSpec(designSpec({ prompt, style, detail }, 'gallery'));
  if (!accepted.ok) throw new Error(`${prompt}: ${accepted.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
  const svg = paintSvg(render(rigOf(accepted.value.spec), {}), { width: CELL, height: CELL });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function sheetOf(entries: readonly Entry[]): Promise<Buffer> {
  const rows = Math.ceil(entries.length / COLUMNS);
  const canvas = createCanvas(CELL * COLUMNS, (CELL + CAPTION) * rows);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '13px sans-serif';
  for (const [index, entry] of entries.entries()) {
    const [x, y] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * (CELL + CAPTION)];
    context.drawImage(await loadImage(picture(entry)), x, y);
    context.fillStyle = '#666666';
    context.fillText([entry.prompt, entry.style, entry.detail === 'high' ? 'high' : ''].filter(Boolean).join(' · '), x + 8, y + CELL + 14, CELL - 16);
  }
  return canvas.encode('png');
}

/** Draws contact sheets of the design prompts into a folder: `npm run gallery -- folder`. */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? '.data/gallery';
  mkdirSync(folder, { recursive: true });
  const entries = entriesOf(readFileSync(LIST, 'utf8'));
  for (let page = 0; page * COLUMNS * ROWS < entries.length; page += 1) {
    const file = join(folder, `designs-${page + 1}.png`);
    writeFileSync(file, await sheetOf(entries.slice(page * COLUMNS * ROWS, (page + 1) * COLUMNS * ROWS)));
    console.log(file);
  }
}

await main();
