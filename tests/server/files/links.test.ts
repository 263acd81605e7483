import { describe, expect, test } from 'vitest';
import { getFile } from '@/lib/contract/file';
import { shareToken } from '@/lib/server/embed/share-token';
import { contentOf } from '@/lib/server/files/content';
import { fileToken, opensFile } from '@/lib/server/files/file-token';
import { endIn } from '@/lib/server/signed-token';
import { keepFile } from '../../support/files';
import { call, codeOf, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const BYTES = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const keep = () =>
  keepFile(
    { kind: 'export', mime: 'image/svg+xml', name: 'fox.svg', content: contentOf(BYTES) },
    { workspaceId: somebody.workspaceId, mascotId: mascot.id },
  );
const read = (id: string, token?: string, sent: Sent = {}) =>
  call(getFile, { ...sent, params: { id }, query: { ...sent.query, ...(token === undefined ? {} : { token }) } });
const good = (id: string) => fileToken(id, endIn(60));

describe('a signed address of a file', () => {
  test('opens it without a key, whole and in ranges; caches must revalidate', async () => {
    const { id } = await keep();
    const { status, headers, response } = await read(id, good(id));
    expect([status, Buffer.from(await response.arrayBuffer()).equals(BYTES)]).toEqual([200, true]);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect((await read(id, good(id), { headers: { range: 'bytes=0-3' } })).status).toBe(206);
    expect((await read(id, good(id), { query: { download: '1' } })).headers.get('content-disposition')).toContain(
      'filename="fox.svg"',
    );
    expect((await read(id, good(id), { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await read(id, undefined, { key: somebody.key })).headers.get('cache-control')).toContain('immutable');
  });

  test('opens it also beside a key of another workspace', async () => {
    const [{ id }, { key }] = [await keep(), await makePerson()];
    expect([(await read(id, good(id), { key })).status, codeOf(await read(id, undefined, { key }))]).toEqual([
      200,
      'not_found',
    ]);
  });

  test('is not found once the file is deleted', async () => {
    const id = `file_${'a'.repeat(20)}`;
    expect(codeOf(await read(id, good(id)))).toBe('not_found');
  });

  test('expires when it says', () => {
    const [id, ends] = [`file_${'a'.repeat(20)}`, endIn(10)];
    expect([
      opensFile(id, fileToken(id, ends), ends * 1000 - 1),
      opensFile(id, fileToken(id, ends), ends * 1000),
    ]).toEqual([true, false]);
  });

  test('is forbidden with an invalid token, also with a key', async () => {
    const [{ id }, other] = [await keep(), await keep()];
    const ends = endIn(60);
    const wrong = [
      fileToken(id, endIn(-1)),
      good(other.id),
      shareToken(id, ends),
      shareToken(mascot.id, ends),
      good(id).replace('s1', 's2'),
      `${good(id)}x`,
      '',
      'open sesame',
    ];
    for (const token of wrong) {
      expect([await read(id, token), await read(id, token, { key: somebody.key })].map(codeOf)).toEqual([
        'forbidden',
        'forbidden',
      ]);
    }
    expect(codeOf(await read(id))).toBe('unauthorized');
  });
});
