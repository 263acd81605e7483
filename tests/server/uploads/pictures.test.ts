import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { LIMITS } from '@/lib/core/limits';
import { acceptFile } from '@/lib/server/uploads/accept';
import { FileRefusal } from '@/lib/server/uploads/refusal';

const BROKEN = new RegExp(
  '^(The file begins like a (PNG|JPG|WebP), but cannot be read as one: it|' +
    String.raw`The picture) is cut off or broken\. Save it again, and send that\.$`,
);
const FORMATS = ['png', 'jpeg', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/** 80 by 40 pixels, the left half red and the right half green, with a blue corner at the top left. */
function picture() {
  const pixels = Buffer.alloc(80 * 40 * 3);
  for (let y = 0; y < 40; y += 1) {
    for (let x = 0; x < 80; x += 1) pixels[(y * 80 + x) * 3 + (x < 20 && y < 20 ? 2 : x < 40 ? 0 : 1)] = 255;
  }
  return sharp(pixels, { raw: { width: 80, height: 40, channels: 3 } });
}

const GPS = { IFD0: { Artist: 'Secret artist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } };
const XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="Secret ' +
  'place"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
/** The picture as a file that says where and by whom it was made. */
const telling = (format: Format, orientation = 1) =>
  picture()
    .withExif(GPS)
    .withMetadata({ orientation })
    .withXmp(XMP)
    .toFormat(format, { quality: 100, chromaSubsampling: '4:4:4', lossless: true })
    .toBuffer();

async function refusal(bytes: Uint8Array): Promise<string> {
  const error: unknown = await acceptFile(bytes).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FileRefusal)) throw new Error('It was not refused.', { cause: error });
  return error.message;
}

const rawOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();
/** The colour at a place, as the letters of the channels that are on. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return ['r', 'g', 'b']
    .filter((_, channel) => (data[(y * info.width + x) * info.channels + channel] ?? 0) > 128)
    .join('');
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sizes = [Buffer.alloc(4), Buffer.alloc(4)];
  sizes[0]!.writeUInt32BE(data.byteLength);
  sizes[1]!.writeUInt32BE(crc32(named));
  return Buffer.concat([sizes[0]!, named, sizes[1]!]);
}

const PNG_BEGIN = Buffer.from('89504e470d0a1a0a', 'hex');
function pngHeader(width: number, height: number, depth = 8, colorType = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, 0], 8);
  return chunk('IHDR', header);
}
const png = (width: number, height: number, data: Uint8Array, ...more: Buffer[]) =>
  Buffer.concat([PNG_BEGIN, pngHeader(width, height), ...more, chunk('IDAT', data), chunk('IEND', new Uint8Array())]);
/** A black grey PNG of any size: a few bytes for a thousand pixels. */
const black = (width: number, height: number) =>
  png(width, height, deflateSync(Buffer.alloc((width + 1) * height), { level: 9 }));

describe.each(FORMATS)('a picture in %s', (format) => {
  test('keeps its pixels exactly, and its size is known', async () => {
    const before = await telling(format);
    const { bytes, facts } = await acceptFile(before);
    expect(facts).toEqual({ width: 80, height: 40, seconds: null });
    expect((await rawOf(bytes)).equals(await rawOf(before))).toBe(true);
  });

  test('loses its metadata', async () => {
    const before = await telling(format);
    expect((await sharp(before).metadata()).exif).toBeDefined();
    const { bytes } = await acceptFile(before);
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      iptc: undefined,
      orientation: undefined,
    });
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret|Exif|xpacket/);
  });

  test.each([
    [2, 80, 40, 'g', 'b'],
    [3, 80, 40, 'g', 'r'],
    [6, 40, 80, 'r', 'b'],
    [8, 40, 80, 'g', 'g'],
    [5, 40, 80, 'b', 'r'],
  ])('is turned upright from orientation %i', async (orientation, width, height, topLeft, topRight) => {
    const { bytes, facts } = await acceptFile(await telling(format, orientation));
    expect(facts).toEqual({ width, height, seconds: null });
    expect([await colorAt(bytes, 4, 4), await colorAt(bytes, width - 5, 4)]).toEqual([topLeft, topRight]);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  test('is converted to sRGB from a wider profile', async () => {
    const wide = await picture().withIccProfile('p3').toFormat(format, { quality: 100, lossless: true }).toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { bytes } = await acceptFile(wide);
    expect((await sharp(bytes).metadata()).icc).toBeUndefined();
    expect(await colorAt(bytes, 60, 30)).toBe('g');
  });

  test('that is cut off at any place is refused', async () => {
    const whole = await telling(format);
    for (const part of [0.1, 0.5, 0.9, 0.99])
      expect(await refusal(whole.subarray(0, Math.max(16, Math.floor(whole.length * part)))), String(part)).toMatch(
        BROKEN,
      );
  });

  test('loses data after its end', async () => {
    const zip = Buffer.from('PK\x03\x04 a whole archive <script>alert(1)</script>', 'latin1');
    const { bytes } = await acceptFile(Buffer.concat([await telling(format), zip]));
    expect(Buffer.from(bytes).includes('PK\x03\x04')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(80);
  });

  test('with random errors is accepted or refused, without any other error', async () => {
    const whole = await telling(format);
    for (let seed = 1; seed <= 60; seed += 1) {
      const broken = Buffer.from(whole);
      for (let hit = 0; hit < 4; hit += 1)
        broken[12 + ((seed * 7919 + hit * 104_729) % (whole.length - 12))] = (seed * 31 + hit * 17) & 255;
      const done: unknown = await acceptFile(broken).catch((error: unknown) => error);
      if (done instanceof Error) expect(done).toBeInstanceOf(FileRefusal);
    }
  });
});

describe('a JPG', () => {
  test('keeps restart markers, progressive and other scans', async () => {
    const progressive = await picture().withExif(GPS).jpeg({ progressive: true }).toBuffer();
    const { bytes } = await acceptFile(progressive);
    expect((await rawOf(bytes)).equals(await rawOf(progressive))).toBe(true);
    expect((await sharp(bytes).metadata()).isProgressive).toBe(true);
  });

  test('in CMYK is converted to RGB', async () => {
    const { bytes } = await acceptFile(await picture().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer());
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    expect(await colorAt(bytes, 30, 30)).toBe('r');
  });
});

describe('a PNG', () => {
  test('keeps more than eight bits, its palette and its transparency', async () => {
    const deep = await sharp(Buffer.alloc(8 * 8 * 4 * 2, 77), { raw: { width: 8, height: 8, channels: 4 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp((await acceptFile(deep)).bytes).metadata()).depth).toBe('ushort');
    const indexed = await picture().png({ palette: true }).toBuffer();
    expect((await acceptFile(indexed)).bytes.byteLength).toBeLessThanOrEqual(indexed.byteLength);
  });

  test('that is animated becomes its first frame', async () => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(8, 4);
    control.writeUInt32BE(8, 8);
    const data = deflateSync(Buffer.alloc(9 * 8));
    const moving = png(8, 8, data, chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), chunk('fcTL', control));
    const { type, bytes } = await acceptFile(moving);
    expect(type).toBe('png');
    expect(Buffer.from(bytes).includes('acTL')).toBe(false);
  });
});

test('an animated WebP becomes its first frame', async () => {
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 200), Buffer.alloc(8 * 8 * 3, 10)]);
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ lossless: true, loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { bytes, facts } = await acceptFile(moving);
  expect(facts).toEqual({ width: 8, height: 8, seconds: null });
  expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  expect((await rawOf(bytes))[0]).toBe(200);
});

test('an animated WebP of three hundred frames becomes its first frame', async () => {
  const [side, pictures] = [64, 300];
  const frames = Buffer.alloc(side * side * pictures * 3, 9).map(
    (_, at) => (at * 7 + Math.floor(at / (side * side * 3))) % 251,
  );
  const moving = await sharp(frames, { raw: { width: side, height: side * pictures, channels: 3, pageHeight: side } })
    .webp({ lossless: true, effort: 0, loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(pictures);
  const { bytes, facts } = await acceptFile(moving);
  expect(facts).toEqual({ width: side, height: side, seconds: null });
  expect(bytes.byteLength).toBeLessThan(moving.byteLength / 100);
});

/** The header of a WebP that claims a size of at most 16,384 a side. */
function webpHeader(width: number, height: number): Buffer {
  const file = Buffer.alloc(26);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(18, 4);
  file.write('WEBPVP8L', 8, 'latin1');
  file.writeUInt32LE(5, 16);
  file[20] = 0x2f;
  file.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  return file;
}

/** A JPG that says it has another size. */
async function jpgOf(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await picture().jpeg().toBuffer());
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, at + 5);
  file.writeUInt16BE(width, at + 7);
  return file;
}

describe('a picture that is too large', () => {
  const { side, pixels } = LIMITS.upload;
  const TOO_MUCH = new RegExp(
    String.raw`^The picture has \d+ × \d+ pixels; it may have at most 16384 on a side, and 25 million in all\. ` +
      String.raw`Send a smaller one\.$`,
  );

  test.each([
    [30_000, 30_000],
    [30_000, 1],
    [1, side + 1],
    [16_000, 16_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ])('of %i × %i pixels as a PNG is refused by its header', async (width, height) => {
    expect(await refusal(png(width, height, deflateSync(Buffer.alloc(64))))).toMatch(width > 1e6 ? BROKEN : TOO_MUCH);
  });
  test('as a JPG is refused by its header', async () =>
    expect(await refusal(await jpgOf(30_000, 30_000))).toMatch(TOO_MUCH));
  test('as a WebP is refused by its header', async () =>
    expect(await refusal(webpHeader(16_000, 16_000))).toMatch(TOO_MUCH));

  test('is accepted at the limit, and refused one row beyond it', async () => {
    const across = 10_000;
    expect((await acceptFile(black(across, pixels / across))).facts).toEqual({
      width: across,
      height: pixels / across,
      seconds: null,
    });
    expect(await refusal(black(across, pixels / across + 1))).toMatch(TOO_MUCH);
    expect((await acceptFile(black(side, 1))).facts.width).toBe(side);
    expect(await refusal(black(side + 1, 1))).toMatch(TOO_MUCH);
  });

  test('by its header only is refused', async () =>
    expect(await refusal(png(4000, 4000, deflateSync(Buffer.alloc(64))))).toMatch(BROKEN));

  test('in a metadata chunk is not decompressed', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
    const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb]));
    const { bytes } = await acceptFile(png(8, 8, deflateSync(Buffer.alloc(9 * 8)), text));
    expect(bytes.byteLength).toBeLessThan(200);
    const profile = chunk('iCCP', Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), bomb]));
    const done: unknown = await acceptFile(png(8, 8, deflateSync(Buffer.alloc(9 * 8)), profile)).catch(
      (error: unknown) => error,
    );
    if (done instanceof Error) expect(done).toBeInstanceOf(FileRefusal);
    else expect(done).toMatchObject({ facts: { width: 8, height: 8 } });
  });

  test('and takes too long is refused for that reason, not as damaged', async () => {
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 9% complete'));
    expect(await refusal(black(8, 8))).toBe('The picture takes too long to read. Send a smaller one.');
  });

  test('is decoded one at a time', async () => {
    const file = black(10_000, 2500);
    const done = await Promise.all(Array.from({ length: 12 }, () => acceptFile(file)));
    expect(done.every(({ facts }) => facts.width === 10_000)).toBe(true);
  });
});

const says = (what: string) =>
  `This is ${what}. Send a PNG, JPG, WebP or SVG picture, or an MP4, MOV or WebM video, of at most 15 MB.`;

describe('a file of another format', () => {
  test.each([
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a PDF', '%PDF-1.7'],
    ['a compressed file', 'PK\x03\x04'],
    ['a compressed file', '\x1f\x8b\x08\0'],
    ['a web page', '<!DOCTYPE html><html><svg></svg></html>'],
    ['a BMP', 'BM'],
    ['a sound file', 'RIFF\0\0\0\0WAVE'],
    ['a HEIC picture', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['an AVIF picture', '\0\0\0\x18ftypavif\0\0\0\0'],
    ['a TIFF', 'II*\0'],
    ['an icon file (ICO)', '\0\0\x01\0'],
    ['a Photoshop file', '8BPS'],
    ['JSON text', '{"url": "fox.png"}'],
    ['no file of a kind that is known here', 'svg'],
    ['no file of a kind that is known here', '\x89PNG\r\n'],
  ])('%s is refused as such', async (what, text) =>
    expect(await refusal(Buffer.from(text, 'latin1'))).toBe(says(what)),
  );

  test('nothing is refused as such', async () => expect(await refusal(new Uint8Array())).toBe('The file is empty.'));

  test.each(['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBP'])(
    'the signature %j alone is refused',
    async (text) => expect(await refusal(Buffer.from(text, 'latin1'))).toMatch(BROKEN),
  );

  test('an archive with a picture behind it is an archive', async () =>
    expect(await refusal(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), await telling('png')]))).toBe(
      says('a compressed file'),
    ));
});
