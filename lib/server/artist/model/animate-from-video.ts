import type { AnimationClip } from '@/lib/core/clip/schema';
import { unlessAborted } from '../../abort';
import { drawStrip } from '../../raster/draw-strip.task';
import { runTask } from '../../raster/pool';
import { followed } from '@/lib/artist/video/follow';
import type { MeasuredMotion } from '@/lib/artist/video/measured';
import type { VideoMeasurement } from '../builtin/video/reader/messages';
import { measureVideo } from '../builtin/video/reader/measure-video';
import { readWish } from '@/lib/artist/video/wish';
import type { AnimateFromVideoInput, ComposedClip, ArtistContext, ArtistWork } from '@/lib/artist/types';
import { composed, mascotShown } from './animate';
import { asData, asRequest } from './prompts/data';
import { MOMENT_PX } from './tools/motion/look';
import { measuredText } from './tools/motion/measured-text';
import { change, clipText, isEmpty, motionSketch, type MotionSketch } from './tools/motion/sketch';

/**
 * Makes a motion after a video: the model sees its frames, the measured movement and the rig's follow-up, and corrects
 * it.
 */
export async function* animateFromVideo(
  { spec, video, prompt = '', name, durationSeconds }: AnimateFromVideoInput,
  context: ArtistContext,
): ArtistWork<ComposedClip> {
  context.signal.throwIfAborted();
  yield { type: 'progress', text: 'Watching the video.' };
  const { measured, stills } = await measureVideo(video, context.signal);
  const { take, clip } = followed(spec, measured, readWish(prompt), durationSeconds ?? null, 'motion');
  const sketch = motionSketch(spec, take.seconds);
  const { event } = begun(sketch, clip);
  if (event) yield event;
  const content = [
    'Make this mascot move as the figure in a video does.',
    ...(await unlessAborted(mascotShown(spec), context.signal)),
    'The video, its times in seconds under each picture:',
    await unlessAborted(filmStrip(stills), context.signal),
    asData('what was measured of the video', measuredText(measured).split('\n')),
    startText(sketch, measured),
    prompt ? asRequest(prompt) : 'The customer says nothing else.',
  ];
  return yield* composed(sketch, name, content, context);
}

/** The sketch with the measured clip, where that moves anything. */
const begun = (sketch: MotionSketch, clip: AnimationClip) =>
  isEmpty(clip) ? { event: undefined } : change(sketch, clip, '');

const filmStrip = (stills: VideoMeasurement['stills']): Promise<Uint8Array> =>
  runTask(drawStrip, {
    cell: MOMENT_PX,
    pictures: stills.map(({ seconds, picture: { width, height, rgba } }) => ({ seconds, width, height, pixels: rgba })),
  });

function startText({ clip }: MotionSketch, { period }: MeasuredMotion): string {
  const task =
    'Compare it with the video by strips of both: bring over what the measuring has not seen (face, hands, ' +
    'weight, timing, which side), take away what is not in the video, and keep the rhythm.';
  if (isEmpty(clip))
    return (
      'Nothing was found that this rig could follow by itself: tell the movement with what the mascot has. It is ' +
      `${clip.duration} seconds long.`
    );
  return (
    `The motion is begun with what was measured${period === null ? '' : ', one round of what repeats'}; its ` +
    `length is set:\n${clipText(clip)}\n${task}`
  );
}
