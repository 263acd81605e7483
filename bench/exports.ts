// A 3 s, 30 fps, 512 px film in every format of frames, of a 12-part mascot, from the POST to the last byte, against the bare pipeline run in turn.
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { File } from '@/lib/contract/file';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptSpec } from '@/lib/core/spec/accept';
import { barePipeline } from './bare';
import { RICH_MASCOT } from './rich-mascot';
import { connect, median, report, timed } from './service';

const ROUNDS = 7;
const TARGET = 1.5;
const accepted = acceptSpec(RICH_MASCOT);
if (!accepted.ok) throw new Error(`The bench's mascot is not a spec: ${JSON.stringify(accepted.problems)}`);
const { spec } = accepted.value;

const service = await connect();
const mascot = await service.json<Mascot>('POST', '/mascots', { spec });
await service.json('POST', `/mascots/${mascot.id}/animations`, { preset: 'dance', duration: 3, name: 'Bench' });
const bare = barePipeline(spec, presetClip(spec, 'dance', { duration: 3 }), 512);

async function exported(format: string): Promise<Buffer> {
  const { id } = await service.json<Job>('POST', `/mascots/${mascot.id}/exports`, { format, animation: 'Bench', size: 512, fps: 30 });
  const job = await service.json<Job>('GET', `/jobs/${id}?wait=60`);
  if (job.status !== 'succeeded') throw new Error(`The export to ${format} ended as ${job.status}: ${job.error}`);
  return service.send('GET', (job.result as { file: File }).file.url.replace('/api/v1', ''));
}

for (const format of ['gif', 'webp', 'mp4', 'webm', 'apng', 'sprite'] as const) {
  await bare(format);
  const { byteLength } = await exported(format);
  const times = { service: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await timed(() => bare(format)));
    times.service.push(await timed(() => exported(format)));
  }
  const ratio = median(times.service.map((time, round) => time / (times.bare[round] ?? 1)));
  report(`${format}: 90 frames of 512 px, ratio to the bare pipeline < ${TARGET}`, `${ratio.toFixed(2)}  (${median(times.service).toFixed(0)} ms to ${median(times.bare).toFixed(0)} ms, ${Math.round(byteLength / 1024)} KB)`, ratio < TARGET);
}
