// Draws a contact sheet of rebuilt pictures: original, result, parts in colours, and four frames of `wave`.
// Usage: `tsx bench/rebuild/sheet.ts <folder> [files …]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { presetClip } from '@/lib/core/clip/presets';
import { partsInColors } from '@/lib/core/rig/part-colors';
import { rigOf } from '@/lib/core/rig/rig';
import { foreground } from '@/lib/server/artist/builtin/trace/place-figure';
import { rebuild } from '@/lib/server/artist/builtin/trace/rebuild';
import { drawGrid, pictureOf, type Cell } from '@/scripts/gallery/grid';
import { benchPictures, readPicture } from './pictures';

const SIZE = 200;
const PAGE = 10;

const [folder = 'build/rebuilds', ...files] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const pictures = files.length
  ? files.map((path) => ({ name: basename(path), read: () => readPicture(path) }))
  : benchPictures();
const cells: Cell[] = [];
for (const { name, read } of pictures) {
  const image = await read();
  const { spec, fidelity, needsReview, notes } = await rebuild(image, { name });
  const figure = await foreground(image);
  const before = figure
    ? await sharp(figure.rgba, { raw: { width: figure.width, height: figure.height, channels: 4 } })
        .png()
        .toBuffer()
    : pictureOf(spec, SIZE);
  const motion = compileClip(rigOf(spec), presetClip(spec, 'wave'));
  const moments = [0.25, 0.42, 0.55, 0.7].map((share) =>
    pictureOf(spec, SIZE, sample(motion, share * motion.duration)),
  );
  cells.push({
    pictures: [before, pictureOf(spec, SIZE), pictureOf(partsInColors(spec), SIZE), ...moments],
    caption: `${name}  ${fidelity.toFixed(3)} ${needsReview ? 'REVIEW' : ''} ${notes.join(' ')}`,
  });
}
for (let page = 0; page * PAGE < cells.length; page += 1) {
  writeFileSync(
    join(folder, `rebuilds-${page + 1}.png`),
    await drawGrid(cells.slice(page * PAGE, (page + 1) * PAGE), 1, SIZE),
  );
}
console.log(`${cells.length} pictures on ${Math.ceil(cells.length / PAGE)} sheets in ${folder}`);
