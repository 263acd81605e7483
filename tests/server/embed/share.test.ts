import { describe, expect, test } from 'vitest';
import { getBundle, shareMascot, type ShareLink } from '@/lib/contract/embed';
import { deleteMascot, updateMascot } from '@/lib/contract/mascot';
import { previewMascot } from '@/lib/contract/preview';
import { restoreMascot } from '@/lib/contract/trash';
import { signature } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { mascotFrame } from '@/lib/server/embed/frame';
import { readMascotPage } from '@/lib/server/embed/page';
import { opens, shareToken } from '@/lib/server/embed/share-token';
import { call, codeOf, detailsOf, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const DAY = 24 * 3600;
const share = (sent: Sent = {}) => call(shareMascot, { key: somebody.key, params: { id: mascot.id }, ...sent });
const linkFor = async (body?: unknown) => (await share({ body })).body as ShareLink;
const secondsLeft = ({ expires_at: end }: ShareLink) => (Date.parse(end) - Date.now()) / 1000;
const seconds = () => Math.floor(Date.now() / 1000);
/** The answers of bundle and preview to an anonymous caller with a token. */
const answersTo = async (token: string, id = mascot.id) => {
  const answers = await Promise.all([
    call(getBundle, { params: { id }, query: { token, only: 'idle' } }),
    call(previewMascot, { params: { id }, query: { token, format: 'svg' } }),
  ]);
  return answers.map((answer) => (answer.status === 200 ? 200 : `${answer.status} ${codeOf(answer)}`));
};

const good = () => shareToken(mascot.id, seconds() + 3600);
const until = (token: string) => token.split('.')[1]!;
const seal = (token: string) => token.split('.')[2]!;
const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

describe('a share link', () => {
  test('opens the bundle and the preview of its private mascot, for an hour', async () => {
    const link = await linkFor();
    expect(secondsLeft(link)).toBeGreaterThan(3590);
    expect(secondsLeft(link)).toBeLessThanOrEqual(3601);
    expect(link.bundle_url).toBe(`/api/v1/mascots/${mascot.id}/bundle?token=${link.token}`);
    expect(link.token).toMatch(/^[\w.~-]{30,80}$/);
    expect(await answersTo(link.token)).toEqual([200, 200]);
  });

  test('lasts as long as requested, at most 30 days', async () => {
    for (const [asked, given] of [
      [1, 1],
      [600, 600],
      [30 * DAY, 30 * DAY],
      [30 * DAY + 1, 30 * DAY],
      [Number.MAX_SAFE_INTEGER, 30 * DAY],
    ] as const) {
      const left = secondsLeft(await linkFor({ ttl_seconds: asked }));
      expect(left).toBeLessThanOrEqual(given + 1);
      expect(left).toBeGreaterThan(given - 10);
    }
    for (const wrong of [0, -1, 1.5, '60', null])
      expect(detailsOf(await share({ body: { ttl_seconds: wrong } }))).toEqual([
        expect.stringMatching(/^ttl_seconds: /),
      ]);
  });

  test('can be made by members and keys of the workspace, for a mascot with a drawing', async () => {
    expect((await share({ key: undefined, session: somebody.session })).status).toBe(200);
    expect(codeOf(await share({ key: (await makePerson()).key }))).toBe('not_found');
    expect(codeOf(await share({ key: undefined }))).toBe('unauthorized');
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(codeOf(await share({ params: { id } }))).toBe('not_ready');
    expect(await answersTo(shareToken(id, seconds() + 60), id)).toEqual(['409 not_ready', '409 not_ready']);
  });

  test('gives access to nothing else', async () => {
    const { token } = await linkFor();
    const twin = await importFixture(somebody.key);
    expect(await answersTo(token, twin.id)).toEqual(['403 forbidden', '403 forbidden']);
    expect(
      codeOf(await call(updateMascot, { params: { id: mascot.id }, query: { token }, body: { public: true } })),
    ).toBe('unauthorized');
  });

  test('opens nothing of a mascot in the trash, until that is restored', async () => {
    const { id } = await importFixture(somebody.key);
    const { token } = (await share({ params: { id } })).body as ShareLink;
    const page = () => readMascotPage(null, id, token);
    expect(await answersTo(token, id)).toEqual([200, 200]);
    await call(deleteMascot, { key: somebody.key, params: { id } });
    expect(await answersTo(token, id)).toEqual(['404 not_found', '404 not_found']);
    expect(await page()).toBe(null);
    await expect(mascotFrame(id, { token })).rejects.toMatchObject({ code: 'not_found' });
    await call(restoreMascot, { key: somebody.key, params: { id } });
    expect(await answersTo(token, id)).toEqual([200, 200]);
    expect(await page()).toMatchObject({ public: false, token });
  });

  test('expires when it says', () => {
    const ends = seconds() + 10;
    const token = shareToken(mascot.id, ends);
    expect([opens(mascot.id, token, ends * 1000 - 1), opens(mascot.id, token, ends * 1000)]).toEqual([true, false]);
  });
});

describe('an invalid token is forbidden', () => {
  const WRONG: Record<string, () => string> = {
    expired: () => shareToken(mascot.id, seconds() - 1),
    'of the first second there was': () => shareToken(mascot.id, 0),
    'for another mascot': () =>
      shareToken(`${mascot.id.slice(0, -1)}${mascot.id.endsWith('a') ? 'b' : 'a'}`, seconds() + 3600),
    'that ends later than was sealed': () => `s1.${(seconds() + 9999).toString(36)}.${seal(good())}`,
    'with another seal': () => `s1.${until(good())}.${other(seal(good()))}`,
    'with the last bits of its seal changed': () =>
      good().slice(0, -1) + String.fromCharCode(good().charCodeAt(good().length - 1) + 1),
    'written with a zero before its end': () => `s1.0${until(good())}.${seal(good())}`,
    'written in capitals': () => `s1.${until(good()).toUpperCase()}.${seal(good())}`,
    'of another version': () => good().replace('s1', 's2'),
    'sealed for another purpose': () =>
      `s1.${until(good())}.` +
      `${Buffer.from(signature('file-link', `${mascot.id} ${until(good())}`), 'hex').toString('base64url')}`,
    'with something after it': () => `${good()}.x`,
    'with a line after it': () => `${good()}\n`,
    empty: () => '',
    'of words': () => 'open sesame',
    'longer than any': () => 'x'.repeat(12_000),
  };

  test.each(Object.keys(WRONG))('token: %s', async (what) => {
    expect(await answersTo(WRONG[what]!())).toEqual(['403 forbidden', '403 forbidden']);
  });

  test('also for a mascot that is public, of the own workspace, or does not exist', async () => {
    await call(updateMascot, { key: somebody.key, params: { id: mascot.id }, body: { public: true } });
    expect(await answersTo('expired')).toEqual(['403 forbidden', '403 forbidden']);
    expect(
      codeOf(await call(getBundle, { key: somebody.key, params: { id: mascot.id }, query: { token: 'expired' } })),
    ).toBe('forbidden');
    expect(await answersTo('expired', 'msc_aaaaaaaaaaaaaaaaaaaa')).toEqual(['403 forbidden', '403 forbidden']);
    expect(await answersTo(shareToken(mascot.id, seconds() + 60))).toEqual([200, 200]);
  });
});
