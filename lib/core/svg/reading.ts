import type { ClipPath, Gradient, GradientStop } from '../paint/drawing';
import type { Budget } from './budget';
import type { XmlElement } from './parse';
import type { Warn } from './attributes';

/** The result of reading a gradient: itself, one plain colour, or nothing. */
export type ResolvedPaint =
  | { kind: 'gradient'; gradient: Gradient }
  | { kind: 'solid'; stop: GradientStop }
  | { kind: 'none' };

/**
 * A clip with the number of clips that it applies in all, and the cost of each use: path numbers, and pixels of
 * outline.
 */
export interface ResolvedClip {
  clip: ClipPath;
  depth: number;
  weight: number;
  length: number;
}

/** The state of reading one fragment. */
export interface Reading {
  /** Elements by their original id; the first one of several with the same. */
  ids: ReadonlyMap<string, XmlElement>;
  budget: Budget;
  warn: Warn;
  gradients: Map<string, ResolvedPaint>;
  clips: Map<string, ResolvedClip | null>;
}
