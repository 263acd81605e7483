import type { ExportFormat } from '@/lib/contract/export-formats';
import type { ExportResult } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Service } from '../service';

/** A mascot with a clip that has been uploaded to a server. */
export interface Subject {
  spec: MascotSpec;
  clip: AnimationClip;
  id: string;
}

/** The options of an export: pixels of the longer side, and frames per second. */
export interface Order {
  format: ExportFormat;
  size: number;
  fps: number;
}

/** Uploads a mascot with a dance of this many seconds. */
export async function upload(service: Service, drawn: MascotSpec, seconds: number): Promise<Subject> {
  const accepted = acceptSpec(drawn);
  if (!accepted.ok) throw new Error(`The bench's mascot is not a spec: ${JSON.stringify(accepted.problems)}`);
  const { spec } = accepted.value;
  const { id } = await service.json<Mascot>('POST', '/mascots', { spec });
  await service.json('POST', `/mascots/${id}/animations`, { preset: 'dance', duration: seconds, name: 'Bench' });
  return { spec, id, clip: presetClip(spec, 'dance', { duration: seconds, name: 'Bench' }) };
}

/** Starts an export; gives its job once it is accepted. */
export function begin(service: Service, { id }: Pick<Subject, 'id'>, order: Order): Promise<Job> {
  return service.json<Job>('POST', `/mascots/${id}/exports`, { ...order, animation: 'Bench' });
}

/** Waits for the job of an export and gives its result; throws if it failed. */
export async function ended(service: Service, { id }: Pick<Job, 'id'>): Promise<ExportResult> {
  for (;;) {
    const job = await service.json<Job>('GET', `/jobs/${id}?wait=60`);
    if (job.status === 'succeeded') return job.result as ExportResult;
    if (job.status !== 'queued' && job.status !== 'running')
      throw new Error(`The export ended as ${job.status}: ${job.error}`);
  }
}

/** Exports and waits for the end of the job; throws if it failed. */
export async function finished(service: Service, subject: Pick<Subject, 'id'>, order: Order): Promise<ExportResult> {
  return ended(service, await begin(service, subject, order));
}

/** Exports, waits for the job and downloads the file. */
export async function exported(service: Service, subject: Pick<Subject, 'id'>, order: Order): Promise<Buffer> {
  const { file } = await finished(service, subject, order);
  return service.send('GET', file.url.replace('/api/v1', ''));
}
