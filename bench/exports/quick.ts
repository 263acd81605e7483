import type { ExportFormat } from '@/lib/contract/exports';
import { median, report, timed } from '../report';
import type { Service } from '../service';
import { finished, type Subject } from './order';

const ROUNDS = 20;

/** What a vector file or a still may take from the POST to the job that has ended, in milliseconds. */
export const QUICK = { lottie: 30, dotlottie: 30, 'animated-svg': 30, png: 25 } as const satisfies Partial<Record<ExportFormat, number>>;

/** Measures one of the exports that a user does not wait for. */
export async function measureQuick(service: Service, subject: Subject, format: keyof typeof QUICK): Promise<void> {
  const order = { format, size: 512, fps: 30 };
  const times: number[] = [];
  await finished(service, subject, order);
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => finished(service, subject, order)));
  const most = QUICK[format];
  report(`${format}: from the POST to the job that has ended < ${most} ms`, `${median(times).toFixed(1)} ms`, median(times) < most);
}
