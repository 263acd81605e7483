import sharp from 'sharp';

// No picture is decoded twice here, so what libvips would keep of one is memory lost; and frames are worked on side by side, so that one alone gains nothing from threads of its own.
sharp.cache(false);
sharp.concurrency(1);

/** The codecs of pictures, set for many frames in a row. */
export { sharp };
