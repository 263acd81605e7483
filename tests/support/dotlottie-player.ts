import { readFileSync } from 'node:fs';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import type { InputChange } from '@/lib/core/canvas/machine';

/** A dotLottie player with its state machine started, whose time passes by hand alone. */
export interface CrankedPlayer {
  readonly player: DotLottie;
  /** Every change of state so far. */
  readonly changes: readonly { from: string | null; to: string }[];
  /** What the machine told the page: its own events, and what went wrong. */
  readonly told: readonly string[];
  change(input: InputChange): void;
  /** Lets seconds pass, and draws. */
  pass(seconds: number): void;
  /** Lets blends come to their ends. */
  settle(): void;
  /** Waits until all that has happened is among the changes and what was told. */
  heard(): Promise<void>;
  /** What is drawn, as opaque or clear RGBA. */
  pixels(): Uint8Array;
  close(): void;
}

/** No blend of a canvas is longer, in seconds. */
const LONGEST_BLEND = 2;

/** The next frame of every player of this process; a player takes it from the page. */
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

/** Opens a dotLottie file in dotlottie-web and starts its state machine where it has one. */
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
  // The first frame only sets the player's clock.
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
    // Events come a moment after what they are about.
    heard: () => new Promise((resolve) => setTimeout(resolve, 0)),
    pixels: () => Uint8Array.from(player.buffer ?? []),
    close: () => player.destroy(),
  };
}
