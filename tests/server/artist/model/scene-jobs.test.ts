import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getFile } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { createScene, type SceneResult } from '@/lib/contract/scene';
import { acceptSpec } from '@/lib/core/spec/accept';
import { call } from '../../../support/http';
import { turn, uses } from '../../../support/messages-api';
import { api, setTheModelStage, story } from '../../../support/model-stage';
import { taskOf, toolsOf } from '../../../support/model-talk';
import { ended } from '../../../support/product';
import { mascot, somebody } from '../../../support/stage';

setTheModelStage();

const compose = async (body: object): Promise<Job> =>
  ended(somebody.key, (await call(createScene, { key: somebody.key, params: { id: mascot.id }, body })).body as Job);
const finish = uses('finish', { name: 'Night train', summary: 'The fox waits for the night train.' });
const platform = {
  id: 'platform',
  depth: 'ground',
  svg: '<rect x="0" y="720" width="1600" height="180" fill="#9a8f9c"/><text x="9" y="9">Mind the gap</text>',
};

test('a scene is composed with tools, and ends as a clean SVG and a PNG, with its cost', async () => {
  api.script([
    turn(
      uses('start_from_setting', { setting: 'city', time: 'night', weather: 'rain' }),
      uses('put_pieces', { pieces: [platform] }),
    ),
    turn(
      uses('put_objects', {
        objects: [{ id: 'lamp', object: 'street_lamp', depth: 'near', x: 1350, y: 800, height: 500 }],
      }),
      uses('place_mascot', { x: 900, ground: 820, height: 520 }),
      uses('look', {}),
    ),
    turn(finish),
  ]);
  const job = await compose({ prompt: 'waiting at a train station at night', size: 'wide' });
  expect(job).toMatchObject({ type: 'scene', status: 'succeeded', error: null });
  const { svg, png, summary } = job.result as SceneResult;
  expect(summary).toBe('The fox waits for the night train.');
  expect(svg).toContain('<title>Night train</title>');
  expect(svg).toContain('data-part="scene_piece_platform"');
  expect(svg).toContain('data-part="head"');
  expect(svg).not.toContain('Mind the gap');
  const { response } = await call(getFile, { key: somebody.key, params: { id: png.id } });
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 1600,
    height: 900,
  });
  const events = await story(job);
  const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.spec] : []));
  expect(drafts.length).toBeGreaterThanOrEqual(2);
  expect(drafts.at(-1)?.name).toBe('Night train');
  expect(drafts.every((draft) => acceptSpec(draft).ok)).toBe(true);
  expect(job.cost_usd).toBeGreaterThan(0);
});

test('the model is shown the first version and the mascot, and asked in the words of the customer', async () => {
  api.script([turn(finish)]);
  const job = await compose({ prompt: 'on a beach at sunset', animation: 'wave', t: 0.5 });
  expect(job.status).toBe('succeeded');
  const text = taskOf(api);
  expect(text.match(/^image$/gm)).toHaveLength(1);
  expect(text).toContain('<request>\non a beach at sunset\n</request>');
  expect(text).toMatch(/The mascot stands with its feet at \d+,\d+/);
  expect(text).toContain('The customer chose its pose.');
  expect(toolsOf(api)).toEqual([
    'start_from_setting',
    'put_pieces',
    'put_objects',
    'move_pieces',
    'remove_pieces',
    'place_mascot',
    'look',
    'finish',
  ]);
});

test('a scene that is never finished fails at its ceiling', async () => {
  api.script([], { ...turn(uses('look', {})), usage: { input: 3000, output: 2000 } });
  const job = await compose({ prompt: 'on a beach', max_cost_usd: 0.08 });
  expect(job).toMatchObject({ status: 'failed', error: 'Cost ceiling of $0.08 reached', result: null });
});
