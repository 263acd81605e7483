import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createAnimation, replaceAnimation, type Animation } from '@/lib/contract/animation';
import { createMascot, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { recolorMascot } from '@/lib/contract/mascot-edit';
import { previewMascot } from '@/lib/contract/preview';
import { db } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { partyOf } from '@/lib/server/embed/access';
import { call, codeOf, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { fixtureSpec, importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const preview = (query: Record<string, string> = {}, sent: Sent = { key: somebody.key }) =>
  call(previewMascot, { ...sent, params: { id: mascot.id }, query });
const makePublic = (isPublic: boolean) =>
  call(updateMascot, { key: somebody.key, params: { id: mascot.id }, body: { public: isPublic } });
const bytesOf = async (answer: Awaited<ReturnType<typeof preview>>) => Buffer.from(await answer.response.arrayBuffer());
const previewOf = (id: string, key: string, query: Record<string, string> = {}) =>
  call(previewMascot, { key, params: { id }, query });

describe('a preview', () => {
  test('is a transparent PNG, by default of 512 pixels', async () => {
    const answer = await preview();
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 512, height: 512, channels: 4 });
    for (const size of ['16', '2048'])
      expect((await sharp(await bytesOf(await preview({ size }))).metadata()).width).toBe(Number(size));
  });

  test('of a drawing that takes too long at its size is refused, and drawn at a smaller one', async () => {
    const spec = fixtureSpec('blob');
    const wall = '<rect width="512" height="512" fill="#336699"/>'.repeat(1000);
    const parts = spec.parts.map((part, index) => (index === 0 ? { ...part, svg: wall } : part));
    const { id } = (await call(createMascot, { key: somebody.key, body: { spec: { ...spec, parts } } })).body as Mascot;
    expect(codeOf(await previewOf(id, somebody.key, { size: '2048' }))).toBe('invalid_request');
    expect((await previewOf(id, somebody.key, { size: '128' })).status).toBe(200);
  });

  test('as a sticker is a PNG with an entity tag', async () => {
    const answer = await preview({ format: 'sticker', size: '200' });
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width = 0, height = 0 } = await sharp(await bytesOf(answer)).metadata();
    expect(Math.max(width, height)).toBe(200);
    const again = await preview(
      { format: 'sticker', size: '200' },
      { key: somebody.key, headers: { 'if-none-match': answer.headers.get('etag')! } },
    );
    expect(again.status).toBe(304);
  });

  test('as a logo is a square SVG of the head alone', async () => {
    const answer = await preview({ format: 'logo', size: '64' });
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('etag')).toBeTruthy();
    const svg = (await bytesOf(answer)).toString();
    expect(svg).toMatch(/^<svg [^>]*width="64" height="64"/);
    expect(svg).toContain('data-part="head"');
    expect(svg).not.toContain('data-part="body"');
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(64);
  });

  test('as SVG has no script and a policy that allows none', async () => {
    const answer = await preview({ format: 'svg' });
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await bytesOf(answer)).toString()).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/);
  });

  test('shows a time of a preset, or of an animation of the mascot by name and by id', async () => {
    const { body } = await call(createAnimation, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { preset: 'wave', name: 'Hello' },
    });
    const rest = await bytesOf(await preview());
    const [preset, name, id] = await Promise.all(
      ['wave', 'Hello', (body as { id: string }).id].map(async (animation) =>
        bytesOf(await preview({ animation, t: '0.6' })),
      ),
    );
    expect(preset!.equals(rest)).toBe(false);
    expect(name!.equals(preset!)).toBe(true);
    expect(id!.equals(preset!)).toBe(true);
  });

  test('has an entity tag that changes with the drawing', async () => {
    const first = await preview();
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await preview({}, { key: somebody.key, headers: { 'if-none-match': etag } })).status).toBe(304);
    await call(recolorMascot, { key: somebody.key, params: { id: mascot.id }, body: { palette: { fur: '#0000ff' } } });
    expect((await preview()).headers.get('etag')).not.toBe(etag);
  });

  test('in parallel requests is that of each caller', async () => {
    const [stranger, twin] = [await makePerson('studio'), await importFixture(somebody.key, 'blob')];
    const alone = [
      await bytesOf(await previewOf(mascot.id, somebody.key)),
      await bytesOf(await previewOf(twin.id, somebody.key)),
      await bytesOf(await previewOf(mascot.id, somebody.key, { animation: 'wave', t: '0.6' })),
    ];
    const answers = await Promise.all([
      previewOf(mascot.id, somebody.key),
      previewOf(twin.id, somebody.key),
      previewOf(mascot.id, somebody.key, { animation: 'wave', t: '0.6' }),
      previewOf(mascot.id, stranger.key),
      previewOf(mascot.id, somebody.key, { animation: 'nothing' }),
      previewOf('msc_none', somebody.key),
      previewOf(mascot.id, somebody.key, { v: twin.version_id! }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 400, 404, 404]);
    expect(await Promise.all(answers.slice(0, 3).map(bytesOf))).toEqual(alone);
  });

  test('of a version never changes', async () => {
    const before = await bytesOf(await preview());
    await call(recolorMascot, { key: somebody.key, params: { id: mascot.id }, body: { palette: { fur: '#0000ff' } } });
    const named = await preview({ v: mascot.version_id! });
    expect((await bytesOf(named)).equals(before)).toBe(true);
    expect(named.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  test('of an animation of the mascot changes with its clip, also of a version', async () => {
    const sent = { key: somebody.key, params: { id: mascot.id } };
    const { id } = (await call(createAnimation, { ...sent, body: { preset: 'wave', name: 'Hello' } }))
      .body as Animation;
    const query = { animation: 'Hello', t: '0.6', v: mascot.version_id! };
    const before = await preview(query);
    expect(before.headers.get('cache-control')).toBe('private, no-cache');
    const clip = { clipVersion: 1, name: 'Still', duration: 1, loop: true, tracks: [], modifiers: [] };
    await call(replaceAnimation, { ...sent, params: { ...sent.params, animationId: id }, body: { clip } });
    expect((await bytesOf(await preview(query))).equals(await bytesOf(await preview()))).toBe(true);
  });

  test.each([
    ['size=15', 'invalid_request'],
    ['size=2049', 'invalid_request'],
    ['size=1e3', 'invalid_request'],
    ['t=-1', 'invalid_request'],
    ['t=x', 'invalid_request'],
    ['format=tiff', 'invalid_request'],
    ['animation=moonwalk', 'invalid_request'],
    ['v=ver_aaaaaaaaaaaaaaaaaaaa', 'not_found'],
    ['colour=red', 'invalid_request'],
  ])('with %s is %s', async (query, code) => {
    expect(codeOf(await preview(Object.fromEntries(new URLSearchParams(query))))).toBe(code);
  });

  test('is not ready before there is a drawing', async () => {
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(codeOf(await call(previewMascot, { key: somebody.key, params: { id } }))).toBe('not_ready');
  });
});

describe('a private mascot’s preview', () => {
  test('does not exist for strangers or for other workspaces', async () => {
    const other = await makePerson();
    expect(codeOf(await preview({}, {}))).toBe('not_found');
    expect(codeOf(await preview({}, { key: other.key }))).toBe('not_found');
  });

  test('is refused with a token for something else', async () => {
    const answer = await preview({ token: 'abc' }, {});
    expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden']);
    expect((await preview({}, { session: somebody.session })).status).toBe(200);
  });

  test('is shown to everybody while the mascot is public', async () => {
    await makePublic(true);
    const answer = await preview({}, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=86400');
    await makePublic(false);
    expect(codeOf(await preview({}, {}))).toBe('not_found');
  });

  test('of another mascot’s version does not exist', async () => {
    const twin = await importFixture(somebody.key);
    expect(codeOf(await preview({ v: twin.version_id! }))).toBe('not_found');
  });
});

test('a person from another workspace cannot see private mascots, whatever their role there', async () => {
  const elsewhere = await makePerson();
  const seen = { workspaceId: somebody.workspaceId, public: true };
  const strangers = { name: 'strangers', most: 64 };
  expect([null, elsewhere.actor, somebody.actor].map((actor) => partyOf(seen, actor))).toEqual([
    strangers,
    strangers,
    { name: somebody.workspaceId, most: 256 },
  ]);
});
