import { at, type Client } from '@/lib/client';
import type { Activity } from '@/lib/contract/activity';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/contract/export-formats';
import type { ExportResult } from '@/lib/contract/exports';
import { fileName } from './formats';

/** An earlier export; `jobId` is its job. */
export interface FileMade {
  jobId: string;
  name: string;
  result: ExportResult;
}

/** The most earlier exports that are listed. */
const MAX_FILES = 30;

/** The file name of an earlier export, from its request. */
export function madeName({ asked, mascot }: Activity): string {
  const format = (String(asked.format) in EXPORT_FORMATS ? asked.format : 'png') as ExportFormat;
  const motion = [asked.animation, asked.canvas].find((name) => typeof name === 'string')?.toString() ?? null;
  return fileName(mascot?.name ?? 'mascot', motion, format);
}

/** Reads the exports of a mascot whose files still exist, newest first. */
export async function readMadeFiles(client: Client, mascotId: string, signal: AbortSignal): Promise<FileMade[]> {
  const query = { type: 'export', status: 'succeeded', mascot_id: mascotId, limit: MAX_FILES } as const;
  const [jobs, activity] = await Promise.all([
    client.call(at('GET /jobs'), { query, signal }),
    client.call(at('GET /activity'), { query, signal }),
  ]);
  const names = new Map(activity.data.map((each) => [each.id, madeName(each)]));
  return jobs.data.flatMap(({ id, result }) => {
    const made = result as ExportResult;
    const name = names.get(id);
    const ends = made.file.expires_at;
    return name === undefined || (ends !== undefined && new Date(ends) <= new Date())
      ? []
      : [{ jobId: id, name, result: made }];
  });
}
