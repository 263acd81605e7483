import type { Shot } from './shot';

/** A still that a drawing thread makes: a PNG of a shot. */
export interface StillTask {
  shot: Shot;
  width: number;
  height: number;
  background: string | null;
}
