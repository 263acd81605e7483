import { at, type Client } from '@/lib/client';
import type { Version } from '@/lib/contract/version';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { foundIn } from './found';

/** The result of rebuilding a mascot from a picture. */
export interface Rebuild {
  /** The cut-out of the picture, as a spec with a single part; null if the job has no draft of it. */
  cutOut: MascotSpec | null;
  /** The first version. */
  spec: MascotSpec;
  /** The summary of the version: what was found in the picture. */
  notes: string;
}

/** Reads the result of a rebuild: the first version, and the first draft of the job. */
export async function readRebuild(
  client: Client,
  mascotId: string,
  versions: readonly Version[],
  signal: AbortSignal,
): Promise<Rebuild> {
  const first = versions.find(({ source }) => source === 'reconstruct');
  const [spec, cutOut] = await Promise.all([
    client.call(at('GET /mascots/{id}/spec'), { params: { id: mascotId }, query: { version: first?.id }, signal }),
    firstDraft(client, mascotId, signal),
  ]);
  return { cutOut, spec, notes: foundIn(first?.summary ?? '') };
}

async function firstDraft(client: Client, mascotId: string, signal: AbortSignal): Promise<MascotSpec | null> {
  const {
    data: [job],
  } = await client.call(at('GET /jobs'), { query: { mascot_id: mascotId, type: 'reconstruct', limit: 1 }, signal });
  if (!job) return null;
  for await (const event of client.jobEvents(job.id, { signal })) if (event.type === 'draft') return event.spec;
  return null;
}
