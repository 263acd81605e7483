import { strToU8, zipSync } from 'fflate';
import type { DotLottieMachine } from '@/lib/core/canvas/dotlottie';

/** What a dotLottie file is made of: a Lottie file, the theme of its slots, and the state machine that plays it. */
export interface DotLottieParts {
  lottie: string;
  theme: string;
  /** The machine, and what people call it; null for an animation alone. */
  machine: { name: string; definition: DotLottieMachine } | null;
}

/** What players call the animation, its theme and its state machine. */
export const DOTLOTTIE_IDS = { animation: 'mascot', theme: 'palette', machine: 'canvas' } as const;

/** A dotLottie (version 2) file. */
export function packDotLottie({ lottie, theme, machine }: DotLottieParts): Uint8Array {
  const { animation, theme: themeId, machine: machineId } = DOTLOTTIE_IDS;
  const manifest = {
    version: '2',
    generator: 'Liverig',
    initial: { animation, ...(machine ? { stateMachine: machineId } : {}) },
    animations: [{ id: animation, themes: [themeId] }],
    themes: [{ id: themeId }],
    ...(machine ? { stateMachines: [{ id: machineId, name: machine.name }] } : {}),
  };
  const files = {
    'manifest.json': JSON.stringify(manifest),
    [`a/${animation}.json`]: lottie,
    [`t/${themeId}.json`]: theme,
    ...(machine ? { [`s/${machineId}.json`]: JSON.stringify(machine.definition) } : {}),
  };
  // As early as a zip file can say, in local time as it says times: the same parts are always the same file.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    level: 6,
    mtime,
  });
}
