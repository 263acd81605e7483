import type { AnimationClip } from '@/lib/core/clip/schema';
import { numberText } from '../../hooks/number-entry';
import { tokenTitle } from '../palette/families';
import { partTitle } from '../parts/part-title';
import { addressOf, keyIn, type AnyKey, type TrackAddress } from './keys';
import { PROP_TITLES, type TimelineRow } from './rows';

/** The unit symbol of each property. */
export const PROP_UNITS: Record<TrackAddress['prop'], string> = {
  rotate: '°',
  translateX: 'px',
  translateY: 'px',
  scaleX: '×',
  scaleY: '×',
  opacity: '',
  state: '',
};

/** A value as text: `12°`, `1.1×`, `Happy`. */
export function valueText(prop: TrackAddress['prop'], v: AnyKey['v']): string {
  if (typeof v === 'string') return tokenTitle(v);
  const unit = PROP_UNITS[prop];
  return `${numberText(v)}${unit === 'px' ? ' px' : unit}`;
}

/** A moment as text: `0.40 s`. */
const secondsText = (seconds: number): string => `${seconds.toFixed(2)} s`;

/** A key as text for screen readers: its part, property, moment and value. */
export function keyText(clip: AnimationClip, name: string): string {
  const { part, prop } = addressOf(name);
  const key = keyIn(clip, name);
  if (!key) return '';
  return [partTitle(part), PROP_TITLES[prop], secondsText(key.t * clip.duration), valueText(prop, key.v)].join(', ');
}

/** The header of a row as text for screen readers. */
export function rowText(row: TimelineRow): string {
  if (row.kind === 'part') return `${row.title}, ${row.open ? 'open' : 'closed'}`;
  const what = `${partTitle(row.part)}, ${row.title}`;
  if (row.kind === 'modifier') return `${what}, by itself`;
  const count = row.track.keys.length;
  return `${what}, ${count} ${count === 1 ? 'key' : 'keys'}`;
}
