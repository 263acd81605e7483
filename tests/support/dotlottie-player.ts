import { readFileSync } from 'node:fs';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import type { InputChange } from '@/lib/core/canvas/machine';

/** A dotLottie player with a running state machine and a clock that only the test advances. */
export interface CrankedPlayer {
  readonly player: DotLottie;
  /** Every change of state so far. */
  readonly changes: readonly { from: string | null; to: string }[];
  /** The events and errors that the state machine reported to the page. */
  readonly told: readonly string[];
  change(input: InputChange): void;
  /** Advances the clock by seconds, and draws. */
  pass(seconds: number): void;
  /** Advances the clock until no blend is active. */
  settle(): void;
  /** Waits until `changes` and `told` contain everything that has happened. */
  heard(): Promise<void>;
  /** The drawn picture as RGBA, in which each pixel is opaque or transparent. */
  pixels(): Uint8Array;
  close(): void;
}

/** The longest blend of a canvas, in seconds. */
const LONGEST_BLEND = 2;

/** The pending `requestAnimationFrame` callbacks of every player in this process. */
const waiting: ((time: number) => void)[] = [];
let now = 0;

function takeTime(): void {
  globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
  globalThis.cancelAnimationFrame = () => void waiting.splice(0);
}

function pass(seconds: number): void {
  now += seconds * 1000;
  for (const frame of waiting.splice(0)) frame(now);
}

/** Opens a dotLottie file in dotlottie-web and starts its state machine if it has one. */
export async function crankedPlayer(
  file: Uint8Array,
  { width, height, machine = 'canvas' }: { width: number; height: number; machine?: string | null },
): Promise<CrankedPlayer> {
  takeTime();
  const wasm = readFileSync('node_modules/@lottiefiles/dotlottie-web/dist/dotlottie-player.wasm');
  DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString('base64')}`);
  const data = Uint8Array.from(file).buffer;
  const player = new DotLottie({ canvas: { width, height }, data, layout: { fit: 'fill' } });
  const [changes, told]: [{ from: string | null; to: string }[], string[]] = [[], []];
  player.addEventListener('stateMachineTransition', ({ fromState, toState }) =>
    changes.push({ from: fromState || null, to: toState }),
  );
  player.addEventListener('stateMachineCustomEvent', ({ eventName }) => told.push(eventName));
  player.addEventListener('stateMachineError', ({ error }) => told.push(`error: ${error}`));
  await new Promise<void>((resolve, reject) => {
    player.addEventListener('load', () => resolve());
    player.addEventListener('loadError', ({ error }) => reject(error));
  });
  if (machine && !(player.stateMachineLoad(machine) && player.stateMachineStart()))
    throw new Error('The player does not take the state machine.');
  // The first frame only starts the player's clock.
  pass(0);
  return {
    player,
    changes,
    told,
    pass,
    change(input) {
      if ('fire' in input) player.stateMachineFireEvent(input.fire);
      else if (typeof input.value === 'number') player.stateMachineSetNumericInput(input.set, input.value);
      else player.stateMachineSetBooleanInput(input.set, input.value);
    },
    settle() {
      for (let blends = 0; player.stateMachineGetStatus() === 'Tweening'; blends += 1) {
        if (blends > 20) throw new Error('The blends do not end.');
        pass(LONGEST_BLEND);
      }
    },
    // Events are dispatched asynchronously.
    heard: () => new Promise((resolve) => setTimeout(resolve, 0)),
    pixels: () => Uint8Array.from(player.buffer ?? []),
    close: () => player.destroy(),
  };
}
