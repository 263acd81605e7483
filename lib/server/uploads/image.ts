import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { LIMITS } from '@/lib/core/limits';
import type { AcceptedFile } from './accepted-file';
import { strippedJpg, strippedPng, strippedWebp } from './picture-parts';
import { FileRefusal, unreadable } from './refusal';
import { UPLOAD_TYPES, type UploadType } from './sniff';

export type ImageType = Extract<UploadType, 'png' | 'jpg' | 'webp'>;

interface Codec {
  /** What libvips calls it. */
  format: string;
  /** The same pixels without what stands beside them. */
  strip(bytes: Uint8Array): Uint8Array;
  /** Encodes changed pixels: without loss where the format can, in a JPG without visible loss. */
  encode(picture: Sharp): Sharp;
}

const CODECS: Record<ImageType, Codec> = {
  png: { format: 'png', strip: strippedPng, encode: (picture) => picture.png() },
  jpg: {
    format: 'jpeg',
    strip: strippedJpg,
    encode: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  },
  // Without loss, `quality` is the effort: the largest photograph takes four seconds, at sharp's default half a minute.
  webp: {
    format: 'webp',
    strip: strippedWebp,
    encode: (picture) => picture.webp({ lossless: true, quality: 1, effort: 0 }),
  },
};

/** How long one picture may be worked at: the largest take about two on one core. */
const DECODE_SECONDS = 20;
/** One picture at a time, in threads of libvips: the largest takes 250 MB where it is interlaced or turned. */
const turn = pLimit(1);

/** Broken pixels are a failure, not grey; the size is judged before, in our own words. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: LIMITS.upload.pixels, sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });

/**
 * Checks a picture by decoding all of it, and gives it upright, in sRGB and without metadata.
 * Of a moving picture it keeps the first frame. Throws `FileRefusal`.
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
      // What else libvips fails at is the file's fault.
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

/** Whether the pixels as they are stored are not those that are seen. */
function isToRedraw({ orientation = 1, icc, space, pages = 1 }: Metadata): boolean {
  return orientation !== 1 || pages > 1 || space === 'cmyk' || (icc !== undefined && !isSrgb(icc));
}

/** Whether a colour profile calls itself sRGB, in either of the ways that profiles are described. */
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

/** The same bytes, once every pixel was decoded and none held. */
async function readThrough(bytes: Uint8Array): Promise<Uint8Array> {
  await open(bytes).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
  return bytes;
}
