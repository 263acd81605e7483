import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { LIMITS } from '@/lib/core/limits';
import type { AcceptedFile } from './accepted-file';
import { strippedJpg, strippedPng, strippedWebp } from './picture-parts';
import { FileRefusal, unreadable } from './refusal';
import { UPLOAD_TYPES, type UploadType } from './sniff';

export type ImageType = Extract<UploadType, 'png' | 'jpg' | 'webp'>;

interface Codec {
  /** The format's name in libvips. */
  format: string;
  /** Removes metadata without changing pixels. */
  strip(bytes: Uint8Array): Uint8Array;
  /** Encodes changed pixels: lossless if the format allows, in a JPG without visible loss. */
  encode(picture: Sharp): Sharp;
}

const CODECS: Record<ImageType, Codec> = {
  png: { format: 'png', strip: strippedPng, encode: (picture) => picture.png() },
  jpg: {
    format: 'jpeg',
    strip: strippedJpg,
    encode: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  },
  // In lossless mode `quality` is the effort: the largest photograph takes four seconds, at sharp's default half a
  // minute.
  webp: {
    format: 'webp',
    strip: strippedWebp,
    encode: (picture) => picture.webp({ lossless: true, quality: 1, effort: 0 }),
  },
};

/** The time limit of one picture in seconds: the largest take about two on one core. */
const DECODE_SECONDS = 20;
/** One picture is decoded at a time, in threads of libvips: the largest takes 250 MB if it is interlaced or rotated. */
const turn = pLimit(1);

/** Damaged pixels are an error instead of grey; the size is checked before, with a message of our own. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: LIMITS.upload.pixels, sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });

/**
 * Validates a picture by decoding all of it, and gives it upright, in sRGB and without metadata. An animation is
 * reduced to its first frame. Throws `FileRefusal`.
 */
export function checkImage(type: ImageType, bytes: Uint8Array): Promise<AcceptedFile> {
  return turn(async () => {
    try {
      const known = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (known.format !== CODECS[type].format) throw unreadable(UPLOAD_TYPES[type].name);
      checkSize(known);
      const {
        width,
        height,
        bytes: kept,
      } = isToRedraw(known)
        ? await redrawn(type, bytes)
        : { ...known, bytes: await readThrough(CODECS[type].strip(bytes)) };
      return { type, bytes: kept, facts: { width, height, seconds: null } };
    } catch (error) {
      if (error instanceof FileRefusal) throw error;
      if (error instanceof Error && error.message.startsWith('timeout'))
        throw new FileRefusal('The picture takes too long to read. Send a smaller one.', { cause: error });
      // Any other failure of libvips means a damaged file.
      throw unreadable(UPLOAD_TYPES[type].name, error);
    }
  });
}

function checkSize({ width, height }: Metadata): void {
  const { pixels, side } = LIMITS.upload;
  if (Math.max(width, height) <= side && width * height <= pixels) return;
  throw new FileRefusal(
    `The picture has ${width} × ${height} pixels; it may have at most ${side} on a side, and ` +
      `${pixels / 1_000_000} million in all. Send a smaller one.`,
  );
}

/** Whether the stored pixels differ from the displayed ones, by rotation, profile or animation. */
function isToRedraw({ orientation = 1, icc, space, pages = 1 }: Metadata): boolean {
  return orientation !== 1 || pages > 1 || space === 'cmyk' || (icc !== undefined && !isSrgb(icc));
}

/** Whether a colour profile is named sRGB, in ASCII or in UTF-16. */
const isSrgb = (icc: Buffer) => icc.includes('sRGB') || icc.includes('s\0R\0G\0B');

async function redrawn(
  type: ImageType,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const { data, info } = await CODECS[type]
    .encode(open(bytes).autoOrient().toColourspace('srgb'))
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Decodes every pixel without keeping any, and gives the same bytes. */
async function readThrough(bytes: Uint8Array): Promise<Uint8Array> {
  await open(bytes).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
  return bytes;
}
