import { on } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { draw } from '../../raster/pool';
import { ArtistError } from '../types';
import type { ArtistContext, ArtistWork, RebuildInput, RebuildResult } from '../types';

/** What a mascot is called whose picture came without a name. */
const NAMELESS = 'Mascot';

const SVG = 'image/svg+xml';
const KEPT = 'An SVG keeps its own shapes and colours, in standard detail as in high.';

/** Rebuilds a picture as a rigged mascot, in a drawing thread. It follows the picture alone: words beside it are answered by a warning. */
export async function* rebuild({ image, name, detail, ...words }: RebuildInput, { signal }: ArtistContext): ArtistWork<RebuildResult> {
  signal.throwIfAborted();
  yield { type: 'progress', text: 'Cutting the figure out of its ground' };
  const { port1: ours, port2: drafts } = new MessageChannel();
  const told = draftsFrom(ours, signal);
  const made = draw('rebuildPicture', { file: image.bytes, mime: image.mime, name: name?.trim() || NAMELESS, detail, drafts }, [drafts]);
  // Where the thread never got its end of the channel, nobody else would close it.
  made.catch(() => ours.close());
  for await (const spec of told) {
    yield { type: 'draft', spec };
    yield { type: 'progress', text: 'Taking it apart at its necks' };
  }
  const outcome = await made;
  if ('refused' in outcome) throw new ArtistError('bad_input', outcome.refused);
  const { spec, fidelity, needsReview, notes } = outcome;
  const warnings = [...unfollowed(words), ...(detail === 'high' && image.mime === SVG ? [KEPT] : [])];
  for (const text of [...notes, ...warnings]) yield { type: 'progress', text };
  yield { type: 'draft', spec };
  return { spec, summary: `Rebuilt from a picture. ${notes.join(' ')}`, fidelity, needsReview, warnings };
}

/** The drafts that a thread tells, until it closes its end. Throws the signal's reason when it aborts; the thread is told to stop whenever nobody listens any more. */
async function* draftsFrom(port: MessagePort, signal: AbortSignal): AsyncGenerator<MascotSpec, void> {
  try {
    for await (const [draft] of on(port, 'message', { close: ['close'], signal })) yield draft as MascotSpec;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    port.postMessage('stop');
  }
}

function unfollowed({ prompt, style, notes }: Pick<RebuildInput, 'prompt' | 'style' | 'notes'>): string[] {
  const given = Object.entries({ prompt, style, notes }).flatMap(([field, text]) => (text?.trim() ? [field] : []));
  return given.length ? [`The built-in artist draws what the picture shows; it did not follow the ${given.join(' and the ')}.`] : [];
}
