import type { ExportFormat, ExportResult } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Service } from '../service';

/** A mascot and its motion, on a server and at hand. */
export interface Subject {
  spec: MascotSpec;
  clip: AnimationClip;
  id: string;
}

/** What to export: pixels of the longer side, frames a second. */
export interface Order {
  format: ExportFormat;
  size: number;
  fps: number;
}

/** Puts a mascot on a server with a dance of this many seconds. */
export async function upload(service: Service, drawn: MascotSpec, seconds: number): Promise<Subject> {
  const accepted = acceptSpec(drawn);
  if (!accepted.ok) throw new Error(`The bench's mascot is not a spec: ${JSON.stringify(accepted.problems)}`);
  const { spec } = accepted.value;
  const { id } = await service.json<Mascot>('POST', '/mascots', { spec });
  await service.json('POST', `/mascots/${id}/animations`, { preset: 'dance', duration: seconds, name: 'Bench' });
  return { spec, id, clip: presetClip(spec, 'dance', { duration: seconds, name: 'Bench' }) };
}

/** Asks for an export; resolves when it is accepted. */
export function begin(service: Service, { id }: Pick<Subject, 'id'>, order: Order): Promise<Job> {
  return service.json<Job>('POST', `/mascots/${id}/exports`, { ...order, animation: 'Bench' });
}

/** What came of an export when its job has ended; throws where it failed. */
export async function ended(service: Service, { id }: Pick<Job, 'id'>): Promise<ExportResult> {
  for (;;) {
    const job = await service.json<Job>('GET', `/jobs/${id}?wait=60`);
    if (job.status === 'succeeded') return job.result as ExportResult;
    if (job.status !== 'queued' && job.status !== 'running')
      throw new Error(`The export ended as ${job.status}: ${job.error}`);
  }
}

/** From the request to the job that has ended; throws where it failed. */
export async function finished(service: Service, subject: Pick<Subject, 'id'>, order: Order): Promise<ExportResult> {
  return ended(service, await begin(service, subject, order));
}

/** From the request to the last byte of the file. */
export async function exported(service: Service, subject: Pick<Subject, 'id'>, order: Order): Promise<Buffer> {
  const { file } = await finished(service, subject, order);
  return service.send('GET', file.url.replace('/api/v1', ''));
}
