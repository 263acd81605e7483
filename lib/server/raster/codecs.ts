import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // No picture is decoded twice here: what libvips caches of one is lost memory.
  // Pictures are encoded in parallel: one alone gains nothing from threads of its own.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * The image codecs. They take 25 MB, so they are loaded when first needed: a thread that makes a video does without.
 */
export const loadCodecs = (): Promise<typeof Sharp> => (loading ??= load());
