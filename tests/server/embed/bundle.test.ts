import { describe, expect, test } from 'vitest';
import { canvases } from '@/drizzle/schema';
import { createAnimation, deleteAnimation, replaceAnimation } from '@/lib/contract/animation';
import { getBundle, PlayerBundle } from '@/lib/contract/embed';
import { getMascot, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { recolorMascot } from '@/lib/contract/mascot-edit';
import { previewMascot } from '@/lib/contract/preview';
import { PRESET_NAMES } from '@/lib/core/clip/preset-names';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { insertMascot } from '@/lib/server/db/mascots';
import { ENCODING_HEADER } from '@/lib/server/precompressed';
import { shareToken } from '@/lib/server/embed/share-token';
import { call, codeOf, detailsOf, routeFileOf, type Received, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const bundle = (query: Record<string, string> = {}, sent: Sent = { key: somebody.key }) =>
  call(getBundle, { params: { id: mascot.id }, query, ...sent });
const held = ({ body }: Received) => PlayerBundle.parse(body);
const motionsOf = async (query?: Record<string, string>) => Object.keys(held(await bundle(query)).clips).sort();
const makePublic = (isPublic: boolean) =>
  call(updateMascot, { key: somebody.key, params: { id: mascot.id }, body: { public: isPublic } });
const animate = async (body: Record<string, unknown>) =>
  (await call(createAnimation, { key: somebody.key, params: { id: mascot.id }, body })).body as { id: string };
const token = () => shareToken(mascot.id, Math.floor(Date.now() / 1000) + 60);

const graph = (...animations: string[]): CanvasGraph => ({
  canvasVersion: 1,
  inputs: [],
  states: animations.map((animation, index) => ({ id: `s${index}`, animation, loop: true, then: null })),
  initial: 's0',
  transitions: [],
});
const addCanvas = (name: string, ...animations: string[]) =>
  db()
    .insert(canvases)
    .values({ id: newId('canvas'), mascotId: mascot.id, name, graph: graph(...animations) });

const furOf = async (query?: Record<string, string>) =>
  held(await bundle({ only: 'idle', ...query })).spec.palette.find(({ name }) => name === 'fur')?.color;
const idling = (id: string, key: string) => call(getBundle, { key, params: { id }, query: { only: 'idle' } });
const etagOf = (answer: Received) => answer.headers.get('etag')!;
const again = (etag: string, sent: Sent = { key: somebody.key }) =>
  bundle({ only: 'idle' }, { ...sent, headers: { 'if-none-match': etag } });
const bundleCaching = async (query: Record<string, string>, sent?: Sent) =>
  (await bundle({ only: 'idle', ...query }, sent)).headers.get('cache-control');
const pictureCaching = async (query: Record<string, string>, sent: Sent = {}) =>
  (
    await call(previewMascot, {
      params: { id: mascot.id },
      query: { format: 'svg', v: mascot.version_id!, ...query },
      ...sent,
    })
  ).headers.get('cache-control');
const opened = ({ headers }: Pick<Received, 'headers'>) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
  headers.get('cross-origin-resource-policy'),
];

describe('a bundle', () => {
  test('contains the drawing, the presets fitted to its rig, and the motions and canvases of the mascot', async () => {
    const { id } = await animate({ preset: 'nod', name: 'A "slow", nod', duration: 3 });
    await addCanvas('Chat', 'idle', 'talk');
    const { spec, clips, canvases: graphs } = held(await bundle());
    expect(spec).toEqual(
      (
        (await call(getBundle, { key: somebody.key, params: { id: mascot.id }, query: { v: mascot.version_id! } }))
          .body as PlayerBundle
      ).spec,
    );
    expect(Object.keys(clips).sort()).toEqual([...PRESET_NAMES, 'A "slow", nod'].sort());
    expect(clips['A "slow", nod']).toMatchObject({ duration: 3 });
    expect(graphs).toEqual({ Chat: graph('idle', 'talk') });
    expect(await motionsOf({ only: id })).toContain('A "slow", nod');
  });

  test('contains the motion of the mascot instead of a preset of the same name', async () => {
    const {
      clips: { wave },
    } = held(await bundle());
    await animate({ preset: 'wave', duration: 5 });
    expect(held(await bundle()).clips.wave?.duration).toBe(5);
    expect(wave?.duration).not.toBe(5);
  });

  test('of some motions contains these, and those that a canvas plays', async () => {
    await animate({ preset: 'nod', name: 'Slow nod' });
    expect(await motionsOf({ only: 'idle,wave' })).toEqual(['idle', 'wave']);
    expect(await motionsOf({ only: ' wave , idle,wave' })).toEqual(['idle', 'wave']);
    await addCanvas('Chat', 'talk', 'Slow nod');
    expect(await motionsOf({ only: 'idle,wave' })).toEqual(['Slow nod', 'idle', 'talk', 'wave']);
    expect(Object.keys(held(await bundle({ only: 'idle' })).canvases)).toEqual(['Chat']);
  });

  test.each(['moonwalk', 'idle,moonwalk', '', 'idle,', 'anm_aaaaaaaaaaaaaaaaaaaa'])(
    'of the motions "%s" is refused',
    async (only) => {
      const answer = await bundle({ only });
      expect(codeOf(answer)).toBe('invalid_request');
      expect(detailsOf(answer)).toEqual([expect.stringMatching(/^only: The mascot has no animation/)]);
    },
  );

  test('has the drawing of the requested version', async () => {
    await call(recolorMascot, { key: somebody.key, params: { id: mascot.id }, body: { palette: { fur: '#0000ff' } } });
    expect([await furOf(), await furOf({ v: mascot.version_id! })]).toEqual([
      '#0000ff',
      mascot.palette.find(({ name }) => name === 'fur')?.color,
    ]);
    const twin = await importFixture(somebody.key);
    for (const v of [twin.version_id!, 'ver_aaaaaaaaaaaaaaaaaaaa', 'x'])
      expect(codeOf(await bundle({ v }))).toBe('not_found');
  });

  test('has the current name of the mascot', async () => {
    await call(updateMascot, { key: somebody.key, params: { id: mascot.id }, body: { name: 'Renamed' } });
    expect(held(await bundle({ only: 'idle' })).spec.name).toBe('Renamed');
    expect(held(await bundle({ only: 'idle', v: mascot.version_id! })).spec.name).toBe('Renamed');
  });

  test('is not ready before there is a drawing', async () => {
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(codeOf(await call(getBundle, { key: somebody.key, params: { id } }))).toBe('not_ready');
  });

  test('has a URL in the mascot, which works', async () => {
    expect(mascot.bundle_url).toBe(`http://localhost:3000/api/v1/mascots/${mascot.id}/bundle`);
    expect((await bundle()).status).toBe(200);
  });

  test('is sent in an encoding that the caller accepts, with the same content', async () => {
    const sentAs = (accepted: string) =>
      bundle({ only: 'idle' }, { key: somebody.key, headers: { [ENCODING_HEADER]: accepted } });
    const plain = await bundle({ only: 'idle' });
    expect([plain.headers.get(ENCODING_HEADER), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['deflate, GZIP;q=0.5', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ]) {
      const { headers, body } = await sentAs(accepted!);
      expect([headers.get(ENCODING_HEADER), headers.get('etag')]).toEqual([encoding, plain.headers.get('etag')]);
      expect(body).toEqual(plain.body);
    }
    for (const accepted of ['identity', 'gzip;q=0', ''])
      expect((await sentAs(accepted)).headers.get(ENCODING_HEADER)).toBe(null);
  });

  test('in parallel requests is that of each caller', async () => {
    const [stranger, twin] = [await makePerson(), await importFixture(somebody.key, 'blob')];
    const [mine, hidden, second, none] = await Promise.all([
      idling(mascot.id, somebody.key),
      idling(mascot.id, stranger.key),
      idling(twin.id, somebody.key),
      idling('msc_none', somebody.key),
    ]);
    expect([mine, hidden, second, none].map(({ status }) => status)).toEqual([200, 404, 200, 404]);
    expect([held(mine!).spec.name, held(second!).spec.name]).toEqual([mascot.name, twin.name]);
  });
});

describe('a cache', () => {
  test('gets 304 until something changes', async () => {
    const first = etagOf(await bundle({ only: 'idle' }));
    const known = await again(first);
    expect([known.status, await known.response.text()]).toEqual([304, '']);
    expect((await again(`"x", ${first.replace('W/', '')}`)).status).toBe(304);
    const states = [first];
    const changes = [
      () =>
        call(recolorMascot, { key: somebody.key, params: { id: mascot.id }, body: { palette: { fur: '#0000ff' } } }),
      () => addCanvas('Chat', 'talk'),
      () =>
        db()
          .update(canvases)
          .set({ graph: graph('sad'), updatedAt: new Date(Date.now() + 1000) }),
      () => db().delete(canvases),
    ];
    for (const change of changes) {
      await change();
      const answer = await again(states.at(-1)!);
      expect(answer.status).toBe(200);
      states.push(etagOf(answer));
    }
    expect(states.at(-1)).toBe(states[1]);
    expect(new Set(states).size).toBe(4);
  });

  test('gets new content when motions are added and deleted', async () => {
    const first = etagOf(await bundle());
    const { id } = await animate({ preset: 'nod', name: 'Slow nod' });
    const second = await bundle({}, { key: somebody.key, headers: { 'if-none-match': first } });
    expect([second.status, held(second).clips['Slow nod']?.name]).toEqual([200, 'Slow nod']);
    await call(deleteAnimation, { key: somebody.key, params: { id: mascot.id, animationId: id } });
    expect(etagOf(await bundle())).toBe(first);
  });

  test('gets new content when the clip of a motion changes', async () => {
    const { id } = await animate({ preset: 'nod', name: 'Slow nod' });
    const first = await bundle();
    const clip = { ...held(first).clips['Slow nod'], duration: 7 };
    await call(replaceAnimation, { key: somebody.key, params: { id: mascot.id, animationId: id }, body: { clip } });
    const second = await bundle({}, { key: somebody.key, headers: { 'if-none-match': etagOf(first) } });
    expect([second.status, held(second).clips['Slow nod']?.duration]).toEqual([200, 7]);
  });

  test('that is shared may keep only public content: for a minute, or forever with a version', async () => {
    const v = mascot.version_id!;
    expect(await bundleCaching({})).toBe('private, no-cache');
    expect(await bundleCaching({ token: token() }, {})).toBe('private, no-cache');
    await makePublic(true);
    const state = etagOf(await bundle({ only: 'idle', v }, {})).replace(/^W\/"|"$/g, '');
    const changing = 'public, s-maxage=60, stale-while-revalidate=86400';
    const queries: Record<string, string>[] = [{}, { v }, { state }, { v, state: `${state}0` }];
    for (const query of queries) expect(await bundleCaching(query, {})).toBe(changing);
    expect(await bundleCaching({ v, state }, {})).toBe('public, max-age=31536000, immutable');
    expect(await bundleCaching({ only: 'wave', v, state }, {})).toBe(changing);
    expect([await bundleCaching({}), await bundleCaching({ token: token() }, {})]).toEqual([
      'private, no-cache',
      'private, no-cache',
    ]);
  });

  test('that is shared may keep a picture of a version forever', async () => {
    expect(await pictureCaching({ token: token() })).toBe('private, no-cache');
    await makePublic(true);
    expect(await pictureCaching({})).toBe('public, max-age=31536000, immutable');
    expect(await pictureCaching({}, { key: somebody.key })).toBe('private, max-age=31536000, immutable');
  });

  test('gets no 304 for a mascot that is private again', async () => {
    await makePublic(true);
    const etag = etagOf(await bundle({ only: 'idle' }, {}));
    expect((await again(etag, {})).status).toBe(304);
    await makePublic(false);
    expect(codeOf(await again(etag, {}))).toBe('not_found');
    const picture = await call(previewMascot, { key: somebody.key, params: { id: mascot.id } });
    expect(
      codeOf(await call(previewMascot, { params: { id: mascot.id }, headers: { 'if-none-match': etagOf(picture) } })),
    ).toBe('not_found');
  });
});

describe('a page of another origin', () => {
  const OPEN = ['*', null, 'cross-origin'];
  const origin = { origin: 'https://elsewhere.example' };

  test.each([getBundle, previewMascot])('can read every answer of $id, also errors and 304', async (endpoint) => {
    const ask = (sent: Sent) =>
      call(endpoint, { params: { id: mascot.id }, ...sent, headers: { ...origin, ...sent.headers } });
    const first = await ask({ key: somebody.key });
    const answers = [
      first,
      await ask({ key: somebody.key, headers: { 'if-none-match': first.headers.get('etag')! } }),
      await ask({}),
      await ask({ query: { token: 'x' } }),
      await ask({ key: 'lr_sk_unknown' }),
      await ask({ key: somebody.key, query: { v: 'none' } }),
      await ask({ key: somebody.key, query: { nothing: '1' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404, 403, 401, 404, 400]);
    expect(answers.map(opened)).toEqual(answers.map(() => OPEN));
    const { OPTIONS, POST } = await routeFileOf(endpoint);
    const context = { params: Promise.resolve({ id: mascot.id }) };
    const asked = await OPTIONS(new Request('http://localhost:3000/', { method: 'OPTIONS', headers: origin }), context);
    expect([asked.status, asked.headers.get('access-control-allow-methods'), ...opened(asked)]).toEqual([
      204,
      'GET',
      ...OPEN,
    ]);
    const refused = await POST(new Request('http://localhost:3000/', { method: 'POST', headers: origin }), context);
    expect([refused.status, ...opened(refused)]).toEqual([405, ...OPEN]);
  });

  test('can read nothing else', async () => {
    const answer = await call(getMascot, { key: somebody.key, params: { id: mascot.id }, headers: origin });
    expect([(answer.body as Mascot).id, ...opened(answer)]).toEqual([mascot.id, null, null, null]);
  });
});
