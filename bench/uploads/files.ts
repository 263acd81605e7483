import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LIMITS } from '@/lib/core/limits';
import { hostileFiles } from '@/tests/support/hostile-files';

/** A file to upload. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const named = (name: string, bytes: Uint8Array): SentFile => ({ name, bytes: new Uint8Array(bytes) });
const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../tests/fixtures/uploads', name));

/** A noisy figure on a transparent background, which hardly compresses. */
async function grainyFigure(side: number): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100"><g ` +
    'fill="#c07838"><ellipse cx="50" cy="65" rx="24" ry="28"/><circle cx="50" cy="32" r="25"/></g><g fill="none" ' +
    'stroke="#c07838" stroke-width="10" stroke-linecap="round"><path d="M34 56L14 74M66 56L86 74M42 85L38 94M58 ' +
    '85L62 94"/></g><g fill="#20181c"><circle cx="41" cy="30" r="5"/><circle cx="59" cy="30" r="5"/></g></svg>';
  const grain = sharp(randomFillSync(Buffer.alloc(side * side * 3)), {
    raw: { width: side, height: side, channels: 3 },
  }).linear(0.05, 0);
  return sharp(Buffer.from(svg))
    .composite([{ input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: 'add' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An animated WebP of this many frames. */
async function movingPicture(side: number, pictures: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * pictures * 3, 255);
  const disc = (picture: number, middle: [number, number], radius: number, color: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1) {
      const half = Math.floor(Math.sqrt(radius * radius - y * y));
      const from = (picture * side * side + (middle[1] + y) * side + middle[0] - half) * 3;
      pixels.fill(Buffer.from(color), from, from + (2 * half + 1) * 3);
    }
  };
  for (let at = 0; at < pictures; at += 1) {
    const x = Math.round(side * (0.5 + 0.15 * Math.sin(at / 9)));
    disc(at, [x, Math.round(side * 0.5)], Math.round(side * 0.3), [192, 120, 56]);
    for (const dx of [-0.1, 0.1])
      disc(at, [x + Math.round(side * dx), Math.round(side * 0.45)], Math.round(side * 0.04), [32, 24, 28]);
  }
  return sharp(pixels, { raw: { width: side, height: side * pictures, channels: 3, pageHeight: side } })
    .webp({ effort: 0, quality: 50, loop: 0 })
    .toBuffer();
}

/** An SVG figure with nearly the maximum number of shapes. */
function largestDrawing(): Buffer {
  const shapes = Array.from(
    { length: LIMITS.svg.elements - 100 },
    (_, at) =>
      `<circle cx="${150 + 90 * Math.sin(at * 2.4) * Math.sqrt(at / 4000)}" cy="` +
      `${200 + 110 * Math.cos(at * 2.4) * Math.sqrt(at / 4000)}" r="6" fill="#` +
      `${['c07838', 'd08840', 'b06830'][at % 3]}"/>`,
  );
  const limbs = 'M90 150L30 220M210 150L270 220M120 280L110 370M180 280L190 370';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 390"><path d="${limbs}" fill="none" ` +
      `stroke="#c07838" stroke-width="30" stroke-linecap="round"/>${shapes.join('')}<circle cx="125" cy="160" ` +
      'r="12" fill="#20181c"/><circle cx="175" cy="160" r="12" fill="#20181c"/></svg>',
  );
}

/** Pads a film with an empty `free` box to the maximum file size. */
function padded(film: Buffer): Buffer {
  const file = Buffer.alloc(LIMITS.upload.bytes);
  film.copy(file);
  file.writeUInt32BE(file.length - film.length, film.length);
  file.write('free', film.length + 4, 'latin1');
  return file;
}

/** Changes a film so that its header claims ten minutes. */
function ofTenMinutes(film: Buffer): Buffer {
  const file = Buffer.from(film);
  const header = file.indexOf('mvhd') + 4;
  file.writeUInt32BE(file.readUInt32BE(header + 12) * 600, header + 16);
  return file;
}

/** Files that are refused as uploads: the small ones of the tests, and ones of the maximum size. */
export async function refusedFiles(): Promise<SentFile[]> {
  const figure = await grainyFigure(2100);
  return [
    ...(await hostileFiles()),
    named('a byte too many', Buffer.alloc(LIMITS.upload.bytes + 1, 1)),
    named('a large PNG without its end', figure.subarray(0, figure.length - 100_000)),
    named(
      'a large JPG without its end',
      (await sharp(figure).flatten().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()).subarray(0, -1000),
    ),
    named(
      '15 MB of noise behind the name of an MP4',
      Buffer.concat([fixture('film.mp4').subarray(0, 64), randomFillSync(Buffer.alloc(LIMITS.upload.bytes - 64))]),
    ),
  ];
}

/** Pictures and drawings that are accepted and rebuilt, each at the maximum of one limit. */
export async function largePictures(): Promise<SentFile[]> {
  const flat = sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#d0f0ff' } }).composite([
    { input: await grainyFigure(900) },
  ]);
  return [
    named('a PNG of most bytes', await grainyFigure(2100)),
    named('an interlaced PNG of most pixels', await flat.png({ progressive: true }).toBuffer()),
    named('a WebP of 300 pictures', await movingPicture(400, 300)),
    named('a drawing of most shapes', largestDrawing()),
  ];
}

/** Films that are accepted as uploads: the first can be used as a reference, the second is too long. */
export const largeFilms = (): [SentFile, SentFile] => [
  named('a film of most bytes', padded(fixture('film.mp4'))),
  named('a film of ten minutes', ofTenMinutes(fixture('film.mp4'))),
];
