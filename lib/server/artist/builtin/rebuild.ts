import { on } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { runTask } from '../../raster/pool';
import { TooSlow } from '../../raster/too-slow';
import { ArtistError } from '@/lib/artist/types';
import type { ArtistContext, ArtistWork, RebuildInput, RebuildResult } from '@/lib/artist/types';
import { rebuildPicture } from './trace/rebuild-picture.task';
import type { RebuildTask, RebuiltPicture } from './trace/thread';

/** The name of a mascot whose picture came without a name. */
const NAMELESS = 'Mascot';

const SVG = 'image/svg+xml';
const KEPT = 'An SVG keeps its own shapes and colours, in standard detail as in high.';
const TOO_SLOW = 'The picture takes too long to rebuild. Send a simpler or a smaller one.';

/**
 * Rebuilds a picture as a rigged mascot in a drawing thread, which ends when the signal aborts. Only the picture is
 * used: words beside it are answered with a warning.
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
 * Yields the drafts of a rebuilding thread, then gives its result. The thread ends when the signal aborts or the
 * consumer leaves.
 */
async function* rebuilt(task: Omit<RebuildTask, 'drafts'>, signal: AbortSignal): ArtistWork<RebuiltPicture> {
  const { port1: ours, port2: drafts } = new MessageChannel();
  const left = new AbortController();
  const made = runTask(rebuildPicture, { ...task, drafts }, [drafts], AbortSignal.any([signal, left.signal]));
  // Closes the channel here if the thread failed before it received its port: nobody else would close it.
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

/** Yields the drafts that a thread posts, until the thread closes its port. Throws the signal's reason on abort. */
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
