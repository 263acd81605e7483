import type { AnimationClip, Modifier, Track } from '@/lib/core/clip/schema';
import { partTitle } from '../parts/part-title';
import { keyName } from './keys';

/** A row of the timeline: the summary of a part, one of its tracks, or one of its modifiers. */
export type TimelineRow = PartRow | TrackRow | ModifierRow;

/** The summary row of a part, which can be collapsed. */
export interface PartRow {
  kind: 'part';
  id: string;
  part: string;
  title: string;
  open: boolean;
  /** The keys of the part, grouped by moment, in order of time. */
  moments: readonly { t: number; keys: readonly string[] }[];
}

/** The row of one animated property of a part. */
export interface TrackRow {
  kind: 'track';
  id: string;
  part: string;
  title: string;
  track: Track;
}

/** The row of one modifier of a part, such as blinking. */
export interface ModifierRow {
  kind: 'modifier';
  id: string;
  part: string;
  title: string;
  modifier: Modifier;
}

/** The displayed name of each property. */
export const PROP_TITLES: Record<Track['prop'], string> = {
  rotate: 'Rotation',
  translateX: 'Move x',
  translateY: 'Move y',
  scaleX: 'Scale x',
  scaleY: 'Scale y',
  opacity: 'Opacity',
  state: 'Drawing',
};

/** The displayed name of each type of modifier. */
export const MODIFIER_TITLES: Record<Modifier['type'], string> = {
  breathing: 'Breathing',
  blink: 'Blink',
  follow: 'Follow',
};

interface Shown {
  /** The parts of the mascot in the order of their rows. */
  parts: readonly string[];
  /** The selected parts, which have a row even without keys. */
  selected: readonly string[];
  closed: ReadonlySet<string>;
}

/**
 * The rows of a clip: each animated part, followed by its tracks and modifiers.
 * Selected parts without animation come last, so that no row moves away under the pointer.
 */
export function timelineRows(clip: AnimationClip, { parts, selected, closed }: Shown): TimelineRow[] {
  const moved = new Set([...clip.tracks, ...clip.modifiers].map(({ part }) => part));
  const still = selected.filter((part) => parts.includes(part) && !moved.has(part));
  return [...parts.filter((part) => moved.has(part)), ...still].flatMap((part) =>
    rowsOfPart(clip, part, !closed.has(part)),
  );
}

function rowsOfPart({ tracks, modifiers }: AnimationClip, part: string, open: boolean): TimelineRow[] {
  const own = tracks.filter((track) => track.part === part);
  const row: PartRow = { kind: 'part', id: part, part, title: partTitle(part), open, moments: momentsOf(own) };
  if (!open) return [row];
  return [
    row,
    ...own.map((track): TrackRow => ({
      kind: 'track',
      id: `${part} ${track.prop}`,
      part,
      title: PROP_TITLES[track.prop],
      track,
    })),
    ...modifiers
      .filter((modifier) => modifier.part === part)
      .map((modifier): ModifierRow => ({
        kind: 'modifier',
        id: `${part} ${modifier.type}`,
        part,
        title: MODIFIER_TITLES[modifier.type],
        modifier,
      })),
  ];
}

function momentsOf(tracks: readonly Track[]): PartRow['moments'] {
  const moments = new Map<number, string[]>();
  for (const track of tracks)
    track.keys.forEach(({ t }, index) => {
      const keys = moments.get(t) ?? [];
      keys.push(keyName(track, index));
      moments.set(t, keys);
    });
  return [...moments].map(([t, keys]) => ({ t, keys })).toSorted((a, b) => a.t - b.t);
}
