import { round } from '@/lib/core/geometry/number-text';
import { CURVE_NAMES, type CurveName, type MeasuredMotion } from '@/lib/artist/video/measured';

/** The meaning of each curve, its unit, and the least extent that exceeds measurement noise. */
const CURVES: Record<CurveName, { tells: string; degrees: boolean; least: number }> = {
  x: { tells: 'where it stands, to the right', degrees: false, least: 0.02 },
  y: { tells: 'its feet off the ground', degrees: false, least: 0.02 },
  tilt: { tells: 'leaning to the right', degrees: true, least: 2 },
  stretch: { tells: 'taller, below 0 squashed', degrees: false, least: 0.02 },
  nod: { tells: 'the head down within the body', degrees: false, least: 0.012 },
  turn: { tells: 'the head to the right within the body', degrees: false, least: 0.014 },
  headTilt: { tells: 'the head tilted to the right', degrees: true, least: 2.5 },
  armLeft: { tells: 'the left arm raised from hanging', degrees: true, least: 14 },
  armRight: { tells: 'the right arm raised from hanging', degrees: true, least: 14 },
  elbowLeft: { tells: 'the left forearm bent up', degrees: true, least: 22 },
  elbowRight: { tells: 'the right forearm bent up', degrees: true, least: 22 },
  footLeft: { tells: 'the left foot off the ground', degrees: false, least: 0.03 },
  footRight: { tells: 'the right foot off the ground', degrees: false, least: 0.03 },
};

/** How many moments are listed per second of the clip; faster movements are visible in the strip. */
const MOMENTS_PER_SECOND = 10;
const MAX_MOMENTS = 60;

/** A measured movement as a table: a row for each moment, a column for each curve that moves. */
export function measuredText({ seconds, rate, curves, period }: MeasuredMotion): string {
  const moving = CURVE_NAMES.filter(
    (name) => Math.max(...curves[name]) - Math.min(...curves[name]) >= CURVES[name].least,
  );
  const last = curves.x.length - 1;
  const count = Math.max(2, Math.min(MAX_MOMENTS, Math.round(seconds * MOMENTS_PER_SECOND) + 1));
  const places = Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
  const told = (name: CurveName, at: number): number => round(curves[name][at] ?? 0, CURVES[name].degrees ? 0 : 2);
  return [
    `${round(seconds, 2)} seconds; ` +
      `${period === null ? 'nothing repeats' : `it repeats every ${round(period, 2)} seconds`}. Sides are the ` +
      "viewer's; lengths are shares of the figure's height.",
    ...moving.map((name) => `${name}: ${CURVES[name].tells}${CURVES[name].degrees ? ', degrees' : ''}`),
    moving.length ? `seconds ${moving.join(' ')}` : 'Nothing was found to move by more than a tremble.',
    ...(moving.length
      ? places.map((at) => [round(at / rate, 2), ...moving.map((name) => told(name, at))].join(' '))
      : []),
  ].join('\n');
}
