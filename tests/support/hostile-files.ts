import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PNG_SIGNATURE, pngChunk, pngIntegers } from '@/lib/server/exports/encoders/png-chunks';

/** A file that attacks its reader, and the sentence with which it is refused. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  says: string;
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/uploads', name));
const unknown = (what: string) =>
  `This is ${what}. Send a PNG, JPG, WebP or SVG picture, or an MP4, MOV or WebM video, of at most 15 MB.`;
const CUT = 'is cut off or broken. Save it again, and send that.';
const broken = (format: string) => `The file begins like ${format}, but cannot be read as one: it ${CUT}`;
const untaken = (why: string) => `The SVG is not taken: ${why} Change that, or send the picture as a PNG.`;
const tooMuch = (width: number, height: number) =>
  `The picture has ${width} × ${height} pixels; it may have at most 16384 on a side, and 25 million in all. ` +
  'Send a smaller one.';

/** A PNG of one colour with one bit per pixel and this many rows of data, whatever its header says. */
function onePng(width: number, height: number, rows = height): Buffer {
  const header = pngIntegers([width, 4], [height, 4], [1, 1], [0, 1], [0, 1], [0, 1], [0, 1]);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND')]);
}

/** An animated WebP whose header has the largest canvas of the format. */
async function movingBomb(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 200), Buffer.alloc(8 * 8 * 3, 10)]);
  const file = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [20, 20] })
    .toBuffer();
  file.writeUIntLE(16_382, 24, 3);
  file.writeUIntLE(16_382, 27, 3);
  return file;
}

const svg = (inner: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inner}</svg>`);
const FILTER = '<filter id="f"><feTurbulence baseFrequency="0.01" numOctaves="99"/></filter>';
const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;

/**
 * Bombs, pieces, and things under other names, made small: every one must be refused by what it says, not by what it
 * would take.
 */
export async function hostileFiles(): Promise<HostileFile[]> {
  const whole = onePng(64, 64);
  const files: [name: string, bytes: Uint8Array, says: string][] = [
    ['64 million pixels of one colour', onePng(8000, 8000), tooMuch(8000, 8000)],
    ['a header of 30,000 pixels each way', onePng(30_000, 30_000, 1), tooMuch(30_000, 30_000)],
    ['a header of 25 million pixels with none behind it', onePng(5000, 5000, 1), broken('a PNG')],
    ['a WebP that moves on a canvas of 268 million pixels', await movingBomb(), tooMuch(16_383, 16_383)],
    [
      'a GIF that moves',
      Buffer.concat([Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0', 'latin1'), Buffer.alloc(1000, 0x2c)]),
      unknown('a GIF'),
    ],
    ['a picture cut off in the middle', whole.subarray(0, whole.length - 20), `The picture ${CUT}`],
    ['a film cut off in the middle', fixture('film.mp4').subarray(0, 900), broken('an MP4')],
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['a page named like a picture', Buffer.from('<!DOCTYPE html><html><svg></svg></html>'), unknown('a web page')],
    [
      'a PNG that calls itself WebP',
      Buffer.concat([Buffer.from('RIFF\x40\0\0\0WEBP', 'latin1'), whole]),
      broken('a WebP'),
    ],
    [
      'an SVG of 50,000 groups in one another',
      svg(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`),
      untaken('Elements may be nested at most 16 deep (line 1, column 108).'),
    ],
    [
      'an SVG of entities that laugh a billion times',
      svg('<path d="M0 0"/>&j;', LAUGHS),
      untaken('A document type declaration (DTD) is not allowed.'),
    ],
    [
      'an SVG of 5,000 filters',
      svg(`${FILTER.repeat(5000)}<rect width="9" height="9" filter="url(#f)"/>`),
      untaken('A mascot may have at most 4,000 SVG elements.'),
    ],
    [
      'an SVG of a path of a million numbers',
      svg(`<path d="M0 0${'L1 2'.repeat(400_000)}"/>`),
      untaken('A mascot may have at most 200,000 path numbers.'),
    ],
    [
      'an SVG of ten megabytes of nothing',
      svg(' '.repeat(10_000_000)),
      untaken('A mascot may have at most 2,097,152 bytes of SVG.'),
    ],
    [
      'an SVG whose parts use one another',
      svg('<g id="a"><use href="#a"/></g>'),
      untaken('Elements may be nested at most 16 deep.'),
    ],
  ];
  return files.map(([name, bytes, says]) => ({ name, bytes: new Uint8Array(bytes), says }));
}
