import { Resvg } from '@resvg/resvg-js';
import type { Peer } from './peer';

/** resvg: premultiplied, which is left as it is, in its favour. */
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
