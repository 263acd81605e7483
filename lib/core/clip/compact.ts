import { round } from '../geometry/number-text';
import type { AnimationClip, Track, TrackProp } from './schema';

/**
 * The maximum displacement of any canvas point by rounding one number, in pixels. Springs amplify it tenfold; the error
 * of a whole pose stays below 0.02 pixels.
 */
const SHIFT = 0.001;
/**
 * Decimals of the clip's time and of opacity: a hundred-thousandth of 20 seconds, and an eighth of the 256 levels of a
 * screen.
 */
const TIME_PLACES = 5;
const OPACITY_PLACES = 3;

/** The decimals that keep a rounding error within this much. */
const placesFor = (error: number): number => Math.max(0, Math.ceil(Math.log10(0.5 / error)));

/**
 * The clip with only the decimals that are visible on a canvas of this size in pixels: much shorter, with the same
 * motion.
 */
export function compactClip(clip: AnimationClip, canvas: { width: number; height: number }): AnimationClip {
  const reach = Math.hypot(canvas.width, canvas.height);
  const places: Record<TrackProp, number> = {
    rotate: placesFor((SHIFT / reach) * (180 / Math.PI)),
    translateX: placesFor(SHIFT),
    translateY: placesFor(SHIFT),
    scaleX: placesFor(SHIFT / reach),
    scaleY: placesFor(SHIFT / reach),
    opacity: OPACITY_PLACES,
  };
  return { ...clip, tracks: clip.tracks.map((track) => compactTrack(track, places)) };
}

function compactTrack(track: Track, places: Record<TrackProp, number>): Track {
  if (track.prop === 'state')
    return { ...track, keys: track.keys.map(({ t, v }) => ({ t: round(t, TIME_PLACES), v })) };
  const { prop } = track;
  return {
    ...track,
    keys: track.keys.map(({ t, v, ease }) => ({ t: round(t, TIME_PLACES), v: round(v, places[prop]), ease })),
  };
}
