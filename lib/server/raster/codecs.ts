import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // No picture is decoded twice here, so what libvips would keep of one is memory lost; and pictures are worked on side
  // by side, so that one alone gains nothing from threads of its own.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * The codecs of pictures, set for many in a row. They take 25 MB, and a thread that makes a video does without: they
 * are loaded when they are first asked for.
 */
export const loadCodecs = (): Promise<typeof Sharp> => (loading ??= load());
