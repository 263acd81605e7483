import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import type { Peer } from './peer';

const WASM = join(
  dirname(createRequire(import.meta.url).resolve('@lottiefiles/dotlottie-web')),
  'dotlottie-player.wasm',
);

/** ThorVG as WebAssembly: plays our Lottie file into memory. */
export const dotlottie: Peer = {
  name: 'dotlottie-web',
  async start({ lottie, width, height, ticks, ground }) {
    DotLottie.setWasmUrl(`data:application/wasm;base64,${readFileSync(WASM).toString('base64')}`);
    const player = new DotLottie({
      canvas: { width, height },
      data: lottie,
      autoplay: false,
      useFrameInterpolation: false,
      renderConfig: { autoResize: false, devicePixelRatio: 1 },
      ...(ground ? { backgroundColor: ground } : {}),
    });
    await new Promise<void>((resolve, reject) => {
      player.addEventListener('load', () => resolve());
      player.addEventListener('loadError', ({ error }) => reject(error));
    });
    return {
      *frames() {
        for (let tick = 0; tick < ticks; tick += 1) {
          player.setFrame(tick);
          yield new Uint8Array(player.buffer ?? []);
        }
      },
      stop: async () => player.destroy(),
    };
  },
};
