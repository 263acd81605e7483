import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // libvips's cache is disabled, since no picture is decoded twice. Each picture uses one thread: pictures are encoded
  // in parallel.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Loads the image codecs on first use: they take 25 MB, and a thread that makes a video does without. */
export const loadCodecs = (): Promise<typeof Sharp> => (loading ??= load());
