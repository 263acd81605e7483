import sharp from 'sharp';
import { expect, test } from 'vitest';
import { largestOf } from '@/lib/server/analyze/visit/icon';

/** A picture of an icon, and the fields of its entry. */
interface Entry {
  side: number;
  depth: number;
  bytes: Buffer;
}

function icon(...entries: Entry[]): Buffer {
  const head = Buffer.alloc(6 + 16 * entries.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let offset = head.length;
  entries.forEach(({ side, depth, bytes }, index) => {
    const at = 6 + 16 * index;
    head[at] = head[at + 1] = side & 255;
    head.writeUInt16LE(depth, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...entries.map(({ bytes }) => bytes)]);
}

/** A bitmap of two by two pixels: its colours, its rows from the lowest up, and which pixels are not there. */
function bitmap(depth: number, colors: readonly number[], rows: readonly number[], mask: readonly number[]): Entry {
  const head = Buffer.alloc(40);
  [40, 2, 4].forEach((value, index) => head.writeUInt32LE(value, 4 * index));
  head.writeUInt16LE(depth, 14);
  head.writeUInt32LE(colors.length / 4, 32);
  return { side: 2, depth, bytes: Buffer.concat([head, Buffer.from(colors), Buffer.from(rows), Buffer.from(mask)]) };
}

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c00' } })
    .png()
    .toBuffer();
const pixelsOf = async (bytes: Uint8Array | null) =>
  bytes ? [...(await sharp(bytes).ensureAlpha().raw().toBuffer())] : null;

const [RED, GREEN, BLUE, NONE] = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [9, 9, 9, 0],
];
/** The last pixel of the lower row is not there. */
const MASK = [0x40, 0, 0, 0, 0, 0, 0, 0];

test.each<[string, Entry, number[][]]>([
  [
    '32 bits',
    bitmap(32, [], [255, 0, 0, 255, 9, 9, 9, 0, 0, 0, 255, 255, 0, 255, 0, 255], []),
    [RED, GREEN, BLUE, NONE],
  ],
  ['24 bits', bitmap(24, [], [255, 0, 0, 9, 9, 9, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0], MASK), [RED, GREEN, BLUE, NONE]],
  [
    '8 bits',
    bitmap(8, [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 9, 9, 9, 0], [2, 3, 0, 0, 0, 1, 0, 0], MASK),
    [RED, GREEN, BLUE, NONE],
  ],
  [
    '4 bits',
    bitmap(4, [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 9, 9, 9, 0], [0x23, 0, 0, 0, 0x01, 0, 0, 0], MASK),
    [RED, GREEN, BLUE, NONE],
  ],
  [
    'one bit',
    bitmap(
      1,
      [0, 0, 255, 0, 0, 255, 0, 0],
      [0x40, 0, 0, 0, 0x80, 0, 0, 0],
      MASK.map(() => 0),
    ),
    [GREEN, RED, RED, GREEN],
  ],
])('a picture of %s is decoded correctly', async (_, entry, pixels) => {
  expect(await pixelsOf(await largestOf(icon(entry)))).toEqual(pixels.flat());
});

test('the largest of several is taken, and a broken one is skipped', async () => {
  const [large, small] = [await png(256), await png(16)];
  const whole = bitmap(
    32,
    [],
    Array.from({ length: 16 }, () => 255),
    [],
  );
  expect(await largestOf(icon({ side: 16, depth: 32, bytes: small }, { side: 256, depth: 32, bytes: large }))).toEqual(
    large,
  );
  expect(
    await pixelsOf(await largestOf(icon({ ...whole, side: 64, bytes: whole.bytes.subarray(0, 50) }, whole))),
  ).toHaveLength(16);
});

test('a file that is not an icon or has impossible fields gives no picture', async () => {
  const whole = bitmap(
    32,
    [],
    Array.from({ length: 16 }, () => 255),
    [],
  ).bytes;
  const changed = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeInt32LE(value, at);
    return icon({ side: 2, depth: 32, bytes });
  };
  const many = Buffer.alloc(6);
  many.writeUInt16LE(1, 2);
  many.writeUInt16LE(65_535, 4);
  const none = [
    Buffer.alloc(0),
    Buffer.from('GIF89a'),
    many,
    await png(8),
    icon(),
    changed(0, 12),
    changed(4, 100_000),
    changed(8, -4),
    changed(8, 3),
    changed(16, 1),
    icon({ side: 0, depth: 8, bytes: Buffer.alloc(0) }),
  ];
  for (const bytes of none) expect(await largestOf(bytes)).toBeNull();
});
