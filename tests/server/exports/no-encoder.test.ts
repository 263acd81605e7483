import { expect, test, vi } from 'vitest';
import { getCredits } from '@/lib/contract/credits';
import { createExport } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import { call } from '../../support/http';
import { ended } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

vi.stubEnv('VIDEO_ENGINE', 'none');
setTheStage();

test.each(['mp4', 'webm'] as const)(
  'a server without a video encoder says so, charges nothing for a failed %s, and still makes other formats',
  async (format) => {
    const { key } = somebody;
    const { id } = mascot;
    const { body: before } = await call(getCredits, { key });
    const order = async (wanted: string) =>
      ended(
        key,
        (
          await call(createExport, {
            key,
            params: { id },
            body: { format: wanted, animation: 'wave', size: 64, fps: 6 },
          })
        ).body as Job,
      );
    expect(await order(format)).toMatchObject({
      status: 'failed',
      result: null,
      cost_usd: 0,
      error: 'This server cannot encode video: install the optional package node-av, or put ffmpeg on the PATH.',
    });
    expect((await call(getCredits, { key })).body).toEqual(before);
    expect(await order('gif')).toMatchObject({ status: 'succeeded' });
  },
);
