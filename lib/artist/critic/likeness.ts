import { colorsApart } from '@/lib/core/color/apart';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Built } from '../build';

/** The traits by which a character is recognised at a glance. */
export interface GlanceTraits {
  kind: string;
  direction: string;
  /** The main colour of the body, as `#rrggbb`. */
  color: string;
  /** Build and pose; null for bodies that do not stand upright. */
  build: string | null;
  pose: string | null;
}

/** The glance traits of a figure. */
export const glanceOf = (
  { subject, direction }: CharacterSheet,
  { figure, isUpright, materials }: Built,
): GlanceTraits => ({
  kind: subject.kind,
  direction,
  color: materials.get('body') ?? '#888888',
  build: isUpright ? figure.build : null,
  pose: isUpright ? figure.posture.pose : null,
});

/** Colours closer than this in OKLab look the same. */
const MAX_SAME_COLOR_DISTANCE = 0.05;

/** The share of glance traits that two characters have in common, from 0 to 1; 0 if their kinds or styles differ. */
export function likeness(one: GlanceTraits, other: GlanceTraits): number {
  if (one.kind !== other.kind || one.direction !== other.direction) return 0;
  const shared = [
    colorsApart(one.color, other.color) < MAX_SAME_COLOR_DISTANCE,
    ...(one.build === null ? [] : [one.build === other.build, one.pose === other.pose]),
  ];
  return shared.filter(Boolean).length / shared.length;
}
