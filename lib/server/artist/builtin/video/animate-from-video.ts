import { ArtistError, type AnimateFromVideoInput, type AnimateResult, type ArtistContext, type ArtistWork } from '../../types';
import { mended } from '../motion/mended';
import { composed } from './fit/compose';
import { takeOf } from './fit/take';
import type { Measured } from './measured';
import { watch } from './reader/watch';
import { nameFor, readWish } from './wish';

/** Makes a motion after a video: measures how its figure moves, and has the mascot do that with what it has. Throws `bad_input` where the video cannot be read or shows no movement. */
export async function* animateFromVideo({ spec, video, prompt = '', name, durationSeconds }: AnimateFromVideoInput, { signal }: ArtistContext): ArtistWork<AnimateResult> {
  yield { type: 'progress', text: 'Watching the video.' };
  const { measured } = await watch(video, signal);
  signal.throwIfAborted();
  const wish = readWish(prompt);
  const take = takeOf(measured, { seconds: durationSeconds ?? null, loop: wish.loop, pace: wish.pace });
  yield { type: 'progress', text: `${said(measured)} ${take.loop ? `Making a loop of ${take.seconds} seconds.` : `Making a motion of ${take.seconds} seconds.`}` };
  const title = name ?? wish.name ?? nameFor(measured);
  const clip = composed(spec, take, { left: Math.min(...measured.curves.armLeft), right: Math.min(...measured.curves.armRight) }, wish.size, title);
  if (!clip.tracks.length) throw new ArtistError('bad_input', 'Nothing moves in the video that this mascot could follow. Show one figure, whole, before an even ground and with the camera still.');
  yield { type: 'draft_clip', clip };
  const { clip: sound, notes } = mended(spec, clip);
  for (const text of notes) yield { type: 'progress', text };
  if (sound !== clip) yield { type: 'draft_clip', clip: sound };
  return { clip: sound, summary: `${title}: follows a video of ${measured.seconds.toFixed(1)} seconds, in ${take.seconds} seconds${take.loop ? ', as a loop' : ''}.` };
}

const said = ({ seconds, period }: Measured): string =>
  `The video lasts ${seconds.toFixed(1)} seconds${period === null ? '' : `, and its movement repeats every ${period.toFixed(2)} seconds`}.`;
