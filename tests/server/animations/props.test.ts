import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnimation, getAnimation, type Animation } from '@/lib/contract/animation';
import type { Job } from '@/lib/contract/job';
import { createMascot, getMascot, type Mascot } from '@/lib/contract/mascot';
import { editMascot, recolorMascot } from '@/lib/contract/mascot-edit';
import { replaceSheet } from '@/lib/contract/mascot-sheet';
import { previewMascot } from '@/lib/contract/preview';
import { listVersions, restoreVersion, type Version } from '@/lib/contract/version';
import { presetClip } from '@/lib/core/clip/presets';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { transaction } from '@/lib/server/db/client';
import { addMotionProps } from '@/lib/server/mascots/motion-props';
import { says, script } from '../../support/artist';
import { call } from '../../support/http';
import { ended } from '../../support/product';
import { setTheStage, somebody } from '../../support/stage';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

setTheStage();

const BALL: Part = {
  id: 'motion_ball_1',
  parent: 'root',
  z: 99,
  pivot: [100, 100],
  rotateLimits: [-90, 90],
  svg: '',
  states: [{ name: 'shown', svg: '<path d="M90 90L110 90L110 110Z" fill="#e5484d"/>' }],
  defaultState: null,
};
const SHEET = { sheet_version: 1, name: 'Vixen', subject: { kind: 'fox' }, wears: [{ item: 'scarf' }] };

let meanwhile: (spec: MascotSpec) => Promise<unknown> = () => Promise.resolve();
let id = '';
beforeEach(async () => {
  meanwhile = () => Promise.resolve();
  id = ((await ask(createMascot, { body: { sheet: SHEET } }, {})).body as Mascot).id;
  script.animate = ({ spec, prompt }) =>
    says([], async () => {
      await meanwhile(spec);
      const clip = presetClip(spec, 'wave');
      const keys = [
        { t: 0, v: 'shown' },
        { t: 1, v: 'default' },
      ];
      const tracks = [...clip.tracks, { part: BALL.id, prop: 'state' as const, keys }];
      return { clip: { ...clip, name: prompt, tracks }, parts: [BALL], summary: '' };
    });
});

const ask = (endpoint: Parameters<typeof call>[0], more: object = {}, params: Record<string, string> = { id }) =>
  call(endpoint, { key: somebody.key, params, ...more });
const get = async (include: 'spec' | 'sheet') => (await ask(getMascot, { query: { include } })).body as Mascot;
const partIds = async () => (await get('spec')).spec?.parts.map((part) => part.id) ?? [];
const versions = async () => ((await ask(listVersions)).body as { data: Version[] }).data;
const still = async () => (await ask(previewMascot, { query: { format: 'svg' } })).body;

async function juggle(prompt = 'juggles'): Promise<Animation> {
  const { job } = (await ask(createAnimation, { body: { prompt } })).body as { job: Job };
  const { status, error, result } = await ended(somebody.key, job);
  expect({ status, error }).toEqual({ status: 'succeeded', error: null });
  return (result as { animation: Animation }).animation;
}

/** Adds the ball as the end of a motion's job does. Called directly, since the queue would run it after the edit. */
const addBall = (drawnFor: MascotSpec) =>
  transaction((tx) => addMotionProps(tx, somebody.workspaceId, id, { motion: 'juggles', parts: [BALL], drawnFor }));

describe('a motion with props', () => {
  test('adds them to the drawing in a new version, which looks the same and keeps its sheet', async () => {
    const before = await still();
    const animation = await juggle();
    expect(await partIds()).toContain(BALL.id);
    expect(await versions()).toMatchObject([{ source: 'edit', summary: 'Added the props of "juggles"' }, {}]);
    expect(await still()).toEqual(before);
    expect((await get('sheet')).sheet).toMatchObject(SHEET);
    const { body } = await ask(getAnimation, {}, { id, animationId: animation.id });
    expect((body as Animation).clip?.tracks.some(({ part }) => part === BALL.id)).toBe(true);
    await juggle('juggles again');
    expect(await versions()).toHaveLength(2);
  });

  test('keeps changes that are made while its job runs', async () => {
    meanwhile = (spec) => ask(recolorMascot, { body: { palette: { [spec.palette[0]?.name ?? '']: '#abcdef' } } });
    await juggle();
    const { spec } = await get('spec');
    expect(spec?.palette[0]?.color).toBe('#abcdef');
    expect(spec?.parts.at(-1)?.id).toBe(BALL.id);
  });

  test('can end during an edit, which does not get its props and keeps them', async () => {
    const seen: string[][] = [];
    script.edit = ({ spec }) =>
      says([], async () => {
        seen.push(spec.parts.map((part) => part.id));
        if (seen.length === 1) await addBall(spec);
        return { spec: { ...spec, description: `Edited ${seen.length} times` }, summary: 'Edited', warnings: [] };
      });
    for (const description of ['Edited 1 times', 'Edited 2 times']) {
      const job = (await ask(editMascot, { body: { instruction: 'smile' } })).body as Job;
      expect((await ended(somebody.key, job)).status).toBe('succeeded');
      expect((await get('spec')).spec?.description).toBe(description);
      expect(await partIds()).toContain(BALL.id);
    }
    expect(seen.flat()).not.toContain(BALL.id);
  });

  test('keeps them when its sheet is changed or an old version is restored', async () => {
    const [first] = await versions();
    await juggle();
    await ask(replaceSheet, { body: { ...SHEET, wears: [] } });
    expect(await partIds()).toContain(BALL.id);
    await ask(restoreVersion, {}, { id, versionId: first?.id ?? '' });
    expect(await partIds()).toContain(BALL.id);
    expect((await get('sheet')).sheet).toMatchObject(SHEET);
  });
});
