import type { ClipPath, Gradient, GradientStop } from '../paint/drawing';
import type { Budget } from './budget';
import type { XmlElement } from './parse';
import type { Warn } from './attributes';

/** What a gradient comes to: itself, one plain colour, or nothing at all. */
export type ResolvedPaint =
  { kind: 'gradient'; gradient: Gradient } | { kind: 'solid'; stop: GradientStop } | { kind: 'none' };

/** A clip with how many clips it applies in all, and what each use of it costs: path numbers, and pixels of outline. */
export interface ResolvedClip {
  clip: ClipPath;
  depth: number;
  weight: number;
  length: number;
}

/** The state of reading one fragment. */
export interface Reading {
  /** Elements by the id they were written with; the first of equals. */
  ids: ReadonlyMap<string, XmlElement>;
  budget: Budget;
  warn: Warn;
  gradients: Map<string, ResolvedPaint>;
  clips: Map<string, ResolvedClip | null>;
}
