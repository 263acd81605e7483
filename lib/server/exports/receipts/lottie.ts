import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DotLottie } from '@lottiefiles/dotlottie-web';
import type { Receipt } from '@/lib/contract/exports';
import { comparedPictures, type PaintMoment } from './compared';
import { pictureError, receiptOf } from './difference';

const ENGINE = '@lottiefiles/dotlottie-web/dotlottie-player.wasm';

/** A moment of a file, and its expected content at `size` pixels of its longer side. */
export interface LottieMoment {
  frame: number;
  paint: PaintMoment;
}

type Player = typeof DotLottie;
let engine: Promise<Player> | undefined;

/** Loads ThorVG in the build of dotlottie-web, which takes a tenth of a second, once per thread. */
async function loadEngine(): Promise<Player> {
  const [{ DotLottie: player }, wasm] = await Promise.all([
    import('@lottiefiles/dotlottie-web'),
    readFile(createRequire(import.meta.url).resolve(ENGINE)),
  ]);
  player.setWasmUrl(`data:application/wasm;base64,${wasm.toString('base64')}`);
  await player.preload();
  return player;
}

/** Whether the player accepted its file. */
function loaded(player: DotLottie): Promise<boolean> {
  return new Promise((resolve) => {
    player.addEventListener('load', () => resolve(true));
    player.addEventListener('loadError', () => resolve(false));
  });
}

/** Gives the player's input: bytes for a zip file, else text. */
const dataOf = (file: Uint8Array): string | ArrayBuffer =>
  file[0] === 0x50 ? Uint8Array.from(file).buffer : new TextDecoder().decode(file);

/**
 * Compares moments of a Lottie or dotLottie file, as ThorVG draws them, with the product's own painter. `size` is the
 * longer side of the file. Null if ThorVG does not load it.
 */
export async function lottieReceipt(
  file: Uint8Array,
  moments: readonly LottieMoment[],
  size: number,
): Promise<Receipt | null> {
  const Engine = await (engine ??= loadEngine());
  const { width, height, pixels } = comparedPictures(
    moments.map(({ paint }) => paint),
    size,
  );
  const player = new Engine({
    canvas: { width, height },
    data: dataOf(file),
    autoplay: false,
    layout: { fit: 'fill' },
  });
  try {
    if (!(await loaded(player))) return null;
    return receiptOf(
      moments.map(({ frame }, i) => {
        player.setFrame(frame);
        return pictureError(pixels[i] ?? new Uint8Array(), player.buffer ?? new Uint8Array());
      }),
    );
  } finally {
    player.destroy();
  }
}
