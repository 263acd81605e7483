// Runs as a separate process, since some documents make resvg abort: it receives one request, answers once, and may be
// killed at any time.
import { Resvg } from '@resvg/resvg-js';
import type { ResvgAnswer, ResvgOrder } from './resvg-order';

function answerTo({ documents, width, height }: ResvgOrder): ResvgAnswer {
  return documents.map((document) => {
    const picture = new Resvg(Buffer.from(document), {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    }).render();
    // resvg rounds the height up.
    if (picture.width !== width || picture.height < height) throw new Error('The document has other proportions.');
    return Uint8Array.from(picture.pixels.subarray(0, width * height * 4));
  });
}

process.once('message', (order: ResvgOrder) => process.send?.(answerTo(order), () => process.exit(0)));
process.once('disconnect', () => process.exit(1));
