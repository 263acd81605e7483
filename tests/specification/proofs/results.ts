import { expect } from 'vitest';
import { AnalyzeResult, analyzeWebsite } from '@/lib/contract/analyze';
import { AnimateResult, createAnimation, SuggestResult, suggestAnimations } from '@/lib/contract/animation';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createExport, ExportResult } from '@/lib/contract/exports';
import type { File } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { createMascot } from '@/lib/contract/mascot';
import { createScene, SceneResult } from '@/lib/contract/scene';
import { createUpload } from '@/lib/contract/upload';
import type { TeamFixture } from '../../support/team-fixture';
import { call, type Sent } from '../../support/http';
import { drainFor, ended } from '../../support/product';
import { formWith } from '../../support/uploads';
import { ask, byName } from '../proof';

/** A round creature with a face. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="55" r="36" ' +
  'fill="#7a5cff"/><circle cx="38" cy="48" r="5" fill="#221a44"/><circle cx="62" cy="48" r="5" ' +
  'fill="#221a44"/><path d="M40 66q10 9 20 0z" fill="#221a44"/></svg>';

/** The result of the job that a request answers, however it holds it. */
async function resultOf(team: TeamFixture, endpoint: Endpoint, sent: Sent = {}): Promise<unknown> {
  const { status, body } = await ask(team, endpoint, { params: { id: team.mascotId }, ...sent });
  expect(status).toBe(202);
  const job = (body as { job?: Job }).job ?? (body as Job);
  const done = await ended(team.keys.good.key, job);
  expect(done).toMatchObject({ status: 'succeeded', error: null });
  return done.result;
}

async function uploaded(team: TeamFixture): Promise<string> {
  return ((await ask(team, createUpload, { form: formWith(PICTURE) })).body as File).id;
}

/** The result of each type of job has the shape that its row writes. */
export const resultRow = byName({
  export: async (team) => {
    expect(ExportResult.parse(await resultOf(team, createExport, { body: { format: 'svg' } })).file).toMatchObject({
      object: 'file',
    });
  },
  'animate (prompt or reference video)': async (team) => {
    expect(
      AnimateResult.parse(await resultOf(team, createAnimation, { body: { prompt: 'waves hello' } })).animation.source,
    ).toBe('prompt');
  },
  suggest: async (team) => {
    const answer = call(suggestAnimations, { key: team.keys.good.key, params: { id: team.mascotId }, body: {} });
    await drainFor(answer);
    expect(SuggestResult.parse(((await answer).body as Job).result).suggestions.length).toBeGreaterThan(2);
  },
  scene: async (team) => {
    expect(SceneResult.parse(await resultOf(team, createScene, { body: { prompt: 'a beach at sunset' } })).svg).toMatch(
      /^<svg /,
    );
  },
  analyze: async (team, sites) => {
    const { brand, concepts } = AnalyzeResult.parse(
      await resultOf(team, analyzeWebsite, { body: { url: sites.address('/bakery/') } }),
    );
    expect([brand.name, concepts.length]).toEqual([expect.any(String), 3]);
  },
  reconstruct: async (team) => {
    const { fidelity } = (await resultOf(team, createMascot, { body: { upload_id: await uploaded(team) } })) as {
      fidelity: number;
    };
    expect(fidelity).toBeGreaterThan(0.8);
  },
});
