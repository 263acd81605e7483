// Draws what rebuilding makes of each picture: before, after, the parts in colours, four moments of `wave`. `tsx bench/rebuild/sheet.ts <folder> [files …]`
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { presetClip } from '@/lib/core/clip/presets';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { foreground } from '@/lib/server/artist/builtin/trace/foreground';
import { rebuild } from '@/lib/server/artist/builtin/trace/rebuild';
import { drawGrid, pictureOf, type Cell } from '@/scripts/gallery/grid';
import { benchPictures, readPicture } from './pictures';

const SIZE = 200;
const PAGE = 10;

/** Each part in a colour of its own. */
function inColors(spec: MascotSpec): MascotSpec {
  const palette = spec.parts.map((_, at) => ({ name: `part_${at}`, color: `#${[0, 120, 240].map((turn) => Math.round(150 + 100 * Math.cos(((at * 137.5 + turn) * Math.PI) / 180)).toString(16).padStart(2, '0')).join('')}` }));
  return { ...spec, palette, parts: spec.parts.map((part, at) => ({ ...part, states: [], svg: part.svg.replaceAll(/\$[a-z0-9_]+/g, `$part_${at}`) })) };
}

const [folder = 'build/rebuilds', ...files] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const pictures = files.length ? files.map((path) => ({ name: basename(path), read: () => readPicture(path) })) : benchPictures();
const cells: Cell[] = [];
for (const { name, read } of pictures) {
  const image = await read();
  const { spec, fidelity, needsReview, notes } = await rebuild(image, { name });
  const figure = await foreground(image);
  const before = figure ? await sharp(figure.rgba, { raw: { width: figure.width, height: figure.height, channels: 4 } }).png().toBuffer() : pictureOf(spec, SIZE);
  const motion = compileClip(rigOf(spec), presetClip(spec, 'wave'));
  const moments = [0.25, 0.42, 0.55, 0.7].map((share) => pictureOf(spec, SIZE, sample(motion, share * motion.duration)));
  cells.push({ pictures: [before, pictureOf(spec, SIZE), pictureOf(inColors(spec), SIZE), ...moments], caption: `${name}  ${fidelity.toFixed(3)} ${needsReview ? 'REVIEW' : ''} ${notes.join(' ')}` });
}
for (let page = 0; page * PAGE < cells.length; page += 1) {
  writeFileSync(join(folder, `rebuilds-${page + 1}.png`), await drawGrid(cells.slice(page * PAGE, (page + 1) * PAGE), 1, SIZE));
}
console.log(`${cells.length} pictures on ${Math.ceil(cells.length / PAGE)} sheets in ${folder}`);
