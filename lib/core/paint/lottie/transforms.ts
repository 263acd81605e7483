import type { TrackProp } from '../../clip/schema';
import { REST } from '../../rig/pose';
import type { PartTimeline, Timeline } from '../timeline/timeline';
import { type Curve, scaled, steady } from '../timeline/curve';
import { animated, fixed, type Item, type Stretch } from './properties';

/** A clip and its stretch of the file. */
export interface Clip {
  stretch: Stretch;
  timeline: Timeline;
}

const curve = (own: PartTimeline['curves'], prop: TrackProp, by = 1, plus = 0): Curve =>
  scaled(own[prop] ?? steady(REST[prop]), by, plus);

/** A part's position, rotation and scale about its pivot, over the clips of a file. */
export function partTransform(clips: readonly Clip[], index: number, [px, py]: readonly [number, number]): Item {
  const told = clips.map(({ stretch, timeline }) => ({ stretch, own: timeline.parts[index]?.curves ?? {} }));
  const moves = (...props: TrackProp[]): boolean => told.some(({ own }) => props.some((prop) => own[prop]));
  const over = (write: (own: PartTimeline['curves']) => Curve[]): Item =>
    animated(
      told.map(({ stretch, own }) => ({ stretch, curves: write(own) })),
      3,
    );
  return {
    a: fixed([px, py]),
    p: moves('translateX', 'translateY')
      ? {
          s: true,
          x: over((own) => [curve(own, 'translateX', 1, px)]),
          y: over((own) => [curve(own, 'translateY', 1, py)]),
        }
      : fixed([px, py]),
    r: over((own) => [curve(own, 'rotate')]),
    s: over((own) => [curve(own, 'scaleX', 100), curve(own, 'scaleY', 100)]),
  };
}
