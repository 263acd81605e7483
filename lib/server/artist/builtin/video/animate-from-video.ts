import {
  ArtistError,
  type AnimateFromVideoInput,
  type ComposedClip,
  type ArtistContext,
  type ArtistWork,
} from '@/lib/artist/types';
import { repairedClip } from '@/lib/artist/video/fit/repair-clip';
import { followed } from '@/lib/artist/video/follow';
import type { VideoMeasurement } from './reader/messages';
import { measureVideo } from './reader/measure-video';
import { nameFor, readWish } from '@/lib/artist/video/wish';

/**
 * Tracks the figure in a video and converts its movement to a motion of the mascot. Throws `bad_input` for a video that
 * is unreadable or shows no movement.
 */
export async function* animateFromVideo(
  { spec, video, prompt = '', name, durationSeconds }: AnimateFromVideoInput,
  { signal }: ArtistContext,
): ArtistWork<ComposedClip> {
  yield { type: 'progress', text: 'Watching the video.' };
  const watched = await measureVideo(video, signal);
  const { measured } = watched;
  signal.throwIfAborted();
  const wish = readWish(prompt);
  const title = name ?? wish.name ?? nameFor(measured);
  const { take, clip } = followed(spec, measured, wish, durationSeconds ?? null, title);
  yield {
    type: 'progress',
    text:
      `${said(watched)} ` +
      `${take.loop ? `Making a loop of ${take.seconds} seconds.` : `Making a motion of ${take.seconds} seconds.`}`,
  };
  if (!clip.tracks.length)
    throw new ArtistError(
      'bad_input',
      'Nothing moves in the video that this mascot could follow. Show one figure, whole, before an even ground ' +
        'and with the camera still.',
    );
  yield { type: 'draft_clip', clip };
  const { clip: done, notes } = repairedClip(spec, clip);
  for (const text of notes) yield { type: 'progress', text };
  if (done !== clip) yield { type: 'draft_clip', clip: done };
  return {
    clip: done,
    summary:
      `${title}: follows a video of ${measured.seconds.toFixed(1)} seconds, in ${take.seconds} seconds` +
      `${take.loop ? ', as a loop' : ''}.`,
  };
}

/** The most seconds of a video that may be skipped without a note to the customer. */
const LEFT_OUT = 0.2;

function said({ measured: { seconds, period }, from, lasts }: VideoMeasurement): string {
  const repeats = period === null ? '' : `, and its movement repeats every ${period.toFixed(2)} seconds`;
  if (lasts - seconds < LEFT_OUT) return `The video lasts ${seconds.toFixed(1)} seconds${repeats}.`;
  return (
    `The video lasts ${lasts.toFixed(1)} seconds; what it shows from ${from.toFixed(1)} to ` +
    `${(from + seconds).toFixed(1)} seconds is followed${repeats}.`
  );
}
