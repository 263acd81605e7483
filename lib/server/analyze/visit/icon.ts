import sharp from 'sharp';

/** The most pictures of an icon file; a file that declares more is not an icon. */
const MAX_PICTURES = 64;
/** The largest picture that an icon may hold. */
const MAX_SIDE_PX = 256;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The largest picture of an `.ico` file as a PNG; null for another or a broken file. */
export async function largestOf(icon: Uint8Array): Promise<Uint8Array | null> {
  const bytes = Buffer.from(icon.buffer, icon.byteOffset, icon.byteLength);
  for (const picture of picturesIn(bytes)) {
    if (picture.subarray(0, 4).equals(PNG)) return picture;
    const bitmap = bitmapOf(picture);
    if (bitmap)
      return sharp(bitmap.rgba, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } })
        .png()
        .toBuffer();
  }
  return null;
}

/** The pictures of an icon, the largest and richest first. */
function picturesIn(bytes: Buffer): Buffer[] {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== 0x0001_0000) return [];
  const count = bytes.readUInt16LE(4);
  if (count > MAX_PICTURES || bytes.length < 6 + 16 * count) return [];
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
    return {
      side: bytes[at] || MAX_SIDE_PX,
      depth: bytes.readUInt16LE(at + 6),
      picture: bytes.subarray(offset, offset + length),
    };
  });
  return entries.sort((one, two) => two.side - one.side || two.depth - one.depth).map(({ picture }) => picture);
}

/** The header of a bitmap. */
const HEADER_BYTES = 40;

const isSize = (side: number): boolean => Number.isInteger(side) && side > 0 && side <= MAX_SIDE_PX;

/** Reads a bitmap of an icon: header, palette, rows of pixels from the bottom up, then a transparency mask. */
function bitmapOf(bytes: Buffer): { width: number; height: number; rgba: Buffer } | null {
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== HEADER_BYTES || bytes.readUInt32LE(16) !== 0)
    return null;
  const [width, height, depth] = [bytes.readInt32LE(4), bytes.readInt32LE(8) / 2, bytes.readUInt16LE(14)];
  if (!isSize(width) || !isSize(height) || ![1, 4, 8, 24, 32].includes(depth)) return null;
  const colors = depth > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** depth;
  const pixels = HEADER_BYTES + 4 * colors;
  const [row, maskRow] = [4 * Math.ceil((width * depth) / 32), 4 * Math.ceil(width / 32)];
  const mask = pixels + row * height;
  if (colors > 256 || bytes.length < mask + (depth === 32 ? 0 : maskRow * height)) return null;
  const rgba = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const line = height - 1 - y;
      const at = colorAt(bytes, pixels + row * line, x, depth);
      const alpha =
        depth === 32 ? bytes[at + 3]! : bytes[mask + maskRow * line + (x >> 3)]! & (0x80 >> (x & 7)) ? 0 : 255;
      rgba.set([bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0, alpha], 4 * (y * width + x));
    }
  }
  return { width, height, rgba };
}

/** Gives the byte offset of a pixel's colour, in its row or in the palette. */
function colorAt(bytes: Buffer, row: number, x: number, depth: number): number {
  if (depth > 8) return row + (x * depth) / 8;
  const byte = bytes[row + ((x * depth) >> 3)]!;
  const index = (byte >> (8 - depth - ((x * depth) & 7))) & (2 ** depth - 1);
  return HEADER_BYTES + 4 * index;
}
