import { on } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { runTask } from '../../raster/pool';
import { TooSlow } from '../../raster/too-slow';
import { ArtistError } from '@/lib/artist/types';
import type { ArtistContext, ArtistWork, RebuildInput, RebuildResult } from '@/lib/artist/types';
import { rebuildPicture } from './trace/rebuild-picture.task';
import type { RebuildTask, RebuiltPicture } from './trace/thread';

/** What a mascot is called whose picture came without a name. */
const NAMELESS = 'Mascot';

const SVG = 'image/svg+xml';
const KEPT = 'An SVG keeps its own shapes and colours, in standard detail as in high.';
const TOO_SLOW = 'The picture takes too long to rebuild. Send a simpler or a smaller one.';

/**
 * Rebuilds a picture as a rigged mascot, in a drawing thread, which the signal ends. It follows the picture alone:
 * words beside it are answered by a warning.
 */
export async function* rebuild(
  { image, name, detail, ...words }: RebuildInput,
  { signal }: ArtistContext,
): ArtistWork<RebuildResult> {
  signal.throwIfAborted();
  yield { type: 'progress', text: 'Cutting the figure out of its ground' };
  const task = { file: image.bytes, mime: image.mime, name: name?.trim() || NAMELESS, detail };
  const outcome = yield* rebuilt(task, signal);
  if ('refused' in outcome) throw new ArtistError('bad_input', outcome.refused);
  const { spec, fidelity, needsReview, notes, warnings: doubts } = outcome;
  const unmet = [...unfollowed(words), ...(detail === 'high' && image.mime === SVG ? [KEPT] : [])];
  for (const text of [...notes, ...unmet]) yield { type: 'progress', text };
  yield { type: 'draft', spec };
  const found = notes.filter((note) => !doubts.includes(note));
  return {
    spec,
    summary: `Rebuilt from a picture. ${found.join(' ')}`,
    fidelity,
    needsReview,
    warnings: [...doubts, ...unmet],
  };
}

/**
 * What a thread makes of a picture, after its drafts. The thread is ended when the signal aborts or nobody listens
 * any more.
 */
async function* rebuilt(task: Omit<RebuildTask, 'drafts'>, signal: AbortSignal): ArtistWork<RebuiltPicture> {
  const { port1: ours, port2: drafts } = new MessageChannel();
  const left = new AbortController();
  const made = runTask(rebuildPicture, { ...task, drafts }, [drafts], AbortSignal.any([signal, left.signal]));
  // Where the thread never got its end of the channel, nobody else would close it.
  made.catch(() => ours.close());
  try {
    for await (const spec of draftsFrom(ours, signal)) {
      yield { type: 'draft', spec };
      yield { type: 'progress', text: 'Taking it apart at its necks' };
    }
    return await made;
  } catch (error) {
    if (error instanceof TooSlow) return { refused: TOO_SLOW };
    throw error;
  } finally {
    left.abort();
  }
}

/** The drafts that a thread tells, until it closes its end. Throws the signal's reason when it aborts. */
async function* draftsFrom(port: MessagePort, signal: AbortSignal): AsyncGenerator<MascotSpec, void> {
  try {
    for await (const [draft] of on(port, 'message', { close: ['close'], signal })) yield draft as MascotSpec;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

function unfollowed({ prompt, style, notes }: Pick<RebuildInput, 'prompt' | 'style' | 'notes'>): string[] {
  const given = Object.entries({ prompt, style, notes }).flatMap(([field, text]) => (text?.trim() ? [field] : []));
  return given.length
    ? [`The built-in artist draws what the picture shows; it did not follow the ${given.join(' and the ')}.`]
    : [];
}
