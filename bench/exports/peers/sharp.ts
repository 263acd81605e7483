import sharp from 'sharp';
import type { Peer } from './peer';

const draw = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

/** librsvg in sharp; draws the next frame while the current one is consumed. */
export const librsvg: Peer = {
  name: 'sharp',
  start: async ({ svgs }) => ({
    async *frames() {
      let next = draw(svgs[0] ?? '');
      for (let index = 1; index <= svgs.length; index += 1) {
        const frame = await next;
        if (index < svgs.length) next = draw(svgs[index] ?? '');
        yield frame;
      }
    },
    stop: async () => undefined,
  }),
};
