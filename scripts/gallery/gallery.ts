import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designs } from './designs';
import { edits } from './edits';
import { drawGrid, linesOf, type Cell } from './grid';
import { motions } from './motions';
import { scenes } from './scenes';
import { variants } from './variants';

/** A kind of contact sheet: a file of prompts, one per line, and how each line becomes a cell. */
interface Sheet {
  file: string;
  columns: number;
  rows: number;
  /** The width of a picture and its default height, in pixels. */
  size: number;
  height?: number;
  cell(fields: string[]): Promise<Cell>;
}

const SHEETS: Record<string, Sheet> = { designs, edits, motions, scenes, variants };
const PROMPTS = join(import.meta.dirname, '../../tests/fixtures/gallery');

/** Draws contact sheets of the built-in artist's work into a folder: `npm run gallery -- folder [kind…]`. */
async function main(): Promise<void> {
  const [folder = '.data/gallery', ...kinds] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  for (const [kind, { file, columns, rows, size, height, cell }] of Object.entries(SHEETS)) {
    if (kinds.length > 0 && !kinds.includes(kind)) continue;
    const lines = linesOf(readFileSync(join(PROMPTS, file), 'utf8'));
    for (let page = 0; page * columns * rows < lines.length; page += 1) {
      const cells: Cell[] = [];
      for (const line of lines.slice(page * columns * rows, (page + 1) * columns * rows)) cells.push(await cell(line));
      const name = join(folder, `${kind}-${page + 1}.png`);
      writeFileSync(name, await drawGrid(cells, columns, size, height));
      console.log(name);
    }
  }
}

await main();
