import { expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { getFile } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { createScene, SCENE_SIZES, type SceneResult } from '@/lib/contract/scene';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { ComposeSceneInput } from '@/lib/artist/types';
import { says, script } from '../../support/artist';
import { call, codeOf } from '../../support/http';
import { ended } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

setTheStage();

const backdrop = ({ width, height }: ComposeSceneInput): MascotSpec => ({
  specVersion: 1,
  name: 'Beach',
  description: '',
  archetype: 'custom',
  canvas: { width, height },
  palette: [{ name: 'sky', color: '#88ccff' }],
  anchors: [],
  parts: [
    {
      id: 'sky',
      parent: null,
      z: 0,
      pivot: [0, 0],
      rotateLimits: null,
      svg: `<rect width="${width}" height="${height}" fill="$sky" class="steal"/>`,
      states: [],
      defaultState: null,
    },
  ],
});
const send = (body: unknown) => call(createScene, { key: somebody.key, params: { id: mascot.id }, body });

test.each(Object.entries(SCENE_SIZES))(
  'a %s scene is drawn as a clean SVG and a PNG of its size',
  async (size, { width, height }) => {
    script.scene = (input) => says([], () => ({ spec: backdrop(input), summary: 'The fox at the beach' }));
    const before = ((await call(getCredits, { key: somebody.key })).body as Credits).balance;
    const { status, body } = await send({ prompt: 'at the beach', size });
    expect(status).toBe(202);
    const job = await ended(somebody.key, body as Job);
    expect(job).toMatchObject({ type: 'scene', status: 'succeeded', mascot_id: mascot.id });
    const { svg, png, summary } = job.result as SceneResult;
    expect(summary).toBe('The fox at the beach');
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toContain('steal');
    expect(png).toMatchObject({ kind: 'scene', mime: 'image/png' });
    const { response } = await call(getFile, { key: somebody.key, params: { id: png.id } });
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width,
      height,
    });
    expect(((await call(getCredits, { key: somebody.key })).body as Credits).balance).toBe(before - 6);
  },
);

test('the artist gets the motion and the time to show', async () => {
  const asked: ComposeSceneInput[] = [];
  script.scene = (input) =>
    says([], () => {
      asked.push(input);
      return { spec: backdrop(input), summary: '' };
    });
  await ended(somebody.key, (await send({ prompt: 'at the beach', animation: 'jump', t: 0.4 })).body as Job);
  expect(asked).toMatchObject([
    { prompt: 'at the beach', width: 1024, height: 1024, clip: { name: 'jump' }, seconds: 0.4 },
  ]);
});

test.each([
  [{}],
  [{ prompt: '' }],
  [{ prompt: 'x'.repeat(1001) }],
  [{ prompt: 'beach', size: 'huge' }],
  [{ prompt: 'beach', t: -1 }],
  [{ prompt: 'beach', animation: 'somersault' }],
  [{ prompt: 'beach', max_cost_usd: 0 }],
  [{ prompt: 'beach', color: 'red' }],
])('a scene of %j is refused', async (body) => {
  const answer = await send(body);
  expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
});
