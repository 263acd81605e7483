import { Resvg } from '@resvg/resvg-js';
import type { Peer } from './peer';

/** resvg. Its pixels stay premultiplied, which favours it. */
export const resvg: Peer = {
  name: 'resvg',
  start: async ({ svgs, width }) => ({
    *frames() {
      for (const svg of svgs)
        yield new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
          .pixels;
    },
    stop: async () => undefined,
  }),
};
