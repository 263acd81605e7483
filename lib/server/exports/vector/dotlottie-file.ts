import { strToU8, zipSync } from 'fflate';
import type { DotLottieMachine } from '@/lib/core/canvas/dotlottie';

/**
 * The contents of a dotLottie file: a Lottie animation, the theme of its colour slots, and a state machine that plays
 * it.
 */
export interface DotLottieParts {
  lottie: string;
  theme: string;
  /** The state machine and its display name; null for an animation alone. */
  machine: { name: string; definition: DotLottieMachine } | null;
}

/** The ids of the animation, its theme and its state machine inside the file. */
export const DOTLOTTIE_IDS = { animation: 'mascot', theme: 'palette', machine: 'canvas' } as const;

/** Packs a dotLottie (version 2) file. */
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
  // The earliest time that a zip file can store, in local time as the format wants: equal parts give equal files.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    level: 6,
    mtime,
  });
}
