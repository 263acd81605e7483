import type { Shot } from './shot';

/** A still that a drawing thread makes as a PNG: the canvas with these sides, or a sticker or a logo whose longer side is `size`; all in pixels. */
export type StillTask = { shot: Shot; background: string | null } & ({ look: 'canvas'; checked: boolean; width: number; height: number } | { look: 'sticker' | 'logo'; size: number });
