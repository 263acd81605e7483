import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getBundle } from '@/lib/contract/embed';
import { updateMascot } from '@/lib/contract/mascot';
import type { Actor } from '@/lib/server/actor';
import { db } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { readCard, readMascotPage } from '@/lib/server/embed/page';
import { shareToken } from '@/lib/server/embed/share-token';
import { call } from '../../support/http';
import { makePerson } from '../../support/people';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const soon = () => Math.ceil(Date.now() / 1000) + 60;
const makePublic = (isPublic: boolean) =>
  call(updateMascot, { key: somebody.key, params: { id: mascot.id }, body: { public: isPublic, name: 'Saffron' } });
const pageFor = (actor: Actor | null, token?: string) => readMascotPage(actor, mascot.id, token);
const opensBundle = async (token: string | null) =>
  (await call(getBundle, { params: { id: mascot.id }, query: { only: 'idle', ...(token ? { token } : {}) } })).status;

describe('the page of a mascot', () => {
  test('of a public mascot is shown to everybody, with its current name', async () => {
    await makePublic(true);
    const page = await pageFor(null);
    expect(page).toMatchObject({ name: 'Saffron', public: true, own: false, token: null });
    expect(Object.keys(page!.bundle.clips)).toContain('wave');
    expect(await pageFor(null, shareToken(mascot.id, soon()))).toMatchObject({ token: null });
  });

  test('of a private mascot is shown to its workspace, with a player that has access', async () => {
    const page = await pageFor(somebody.actor);
    expect(page).toMatchObject({ public: false, own: true });
    expect(await opensBundle(page!.token)).toBe(200);
    expect([
      await pageFor(null),
      await pageFor((await makePerson()).actor),
      await readMascotPage(null, 'msc_none', undefined),
    ]).toEqual([null, null, null]);
  });

  test('of a private mascot is shown with a token, which is passed on', async () => {
    const token = shareToken(mascot.id, soon());
    expect(await pageFor(null, token)).toMatchObject({ public: false, own: false, token });
    expect([await pageFor(null, shareToken(mascot.id, 1)), await pageFor(somebody.actor, 'x')]).toEqual([null, null]);
  });

  test('does not exist before there is a drawing', async () => {
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(await readMascotPage(somebody.actor, id, undefined)).toBe(null);
  });
});

describe('its share card', () => {
  test('is an opaque picture of 1200 by 630 pixels', async () => {
    const { bytes, mime, headers } = await readCard(somebody.actor, mascot.id, undefined);
    expect([mime, headers['Cache-Control']]).toEqual(['image/png', 'private, no-cache']);
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect((await sharp(bytes).stats()).channels[3]?.min ?? 255).toBe(255);
  });

  test('is shown to everybody who may see the mascot', async () => {
    await expect(readCard(null, mascot.id, undefined)).rejects.toMatchObject({ code: 'not_found' });
    await expect(readCard(null, mascot.id, 'x')).rejects.toMatchObject({ code: 'forbidden' });
    expect((await readCard(null, mascot.id, shareToken(mascot.id, soon()))).headers['Cache-Control']).toBe(
      'private, no-cache',
    );
    await makePublic(true);
    const { headers } = await readCard(null, mascot.id, undefined);
    expect([headers['Cache-Control'], headers.ETag]).toEqual([
      'public, s-maxage=60, stale-while-revalidate=86400',
      expect.stringMatching(/^"/),
    ]);
  });
});
