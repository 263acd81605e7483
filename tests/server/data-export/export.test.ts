import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspaces } from '@/drizzle/schema';
import { exportAccount, exportWorkspace } from '@/lib/contract/data-export';
import { db, transaction } from '@/lib/server/db/client';
import { PIECE_BYTES } from '@/lib/server/db/files';
import { contentOf } from '@/lib/server/files/content';
import { saveFile, stageFile } from '@/lib/server/files/save';
import { writeZip, type ZipEntry } from '@/lib/server/zip';
import { call, codeOf, type Sent } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson } from '../../support/people';
import { acceptedSpec, closeProduct } from '../../support/product';
import { credentialsOf, makeTeamFixture, type TeamFixture } from '../../support/team-fixture';

let team: TeamFixture;
beforeAll(async () => {
  await openQueue();
  team = await makeTeamFixture();
});
afterAll(closeProduct);

type Files = Record<string, Uint8Array>;

async function unzipped(endpoint: typeof exportWorkspace | typeof exportAccount, sent: Sent): Promise<Files> {
  const { status, headers, response } = await call(endpoint, sent);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.zip"/);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const jsonIn = (files: Files, path: string): unknown => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
const linesIn = (files: Files, path: string): unknown[] =>
  strFromU8(files[path] ?? new Uint8Array())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** An archive whose only file breaks off. */
async function* breaking(): AsyncGenerator<ZipEntry, void> {
  const pieces = (async function* () {
    yield new Uint8Array(8);
    await Promise.reject(new Error('The store is away.'));
  })();
  yield { path: 'a', modified: new Date(), isCompressed: true, pieces };
}

describe('the export of a workspace', () => {
  test('contains all resources byte for byte, and no secret', async () => {
    const { workspaceId, mascotId, animationId, canvasId, keys } = team;
    const bytes = crypto.getRandomValues(new Uint8Array(65_536));
    const large = Buffer.concat(Array.from({ length: 40 }, () => bytes));
    expect(large.length).toBeGreaterThan(2 * PIECE_BYTES);
    const staged = await stageFile({
      kind: 'upload',
      mime: 'video/mp4',
      name: '../film.mp4',
      content: contentOf(large),
    });
    const { id } = await transaction((tx) => saveFile(tx, staged, { workspaceId, mascotId: null, jobId: null }));
    const files = await unzipped(exportWorkspace, await credentialsOf(team, 'admin'));
    const folder = `mascots/maple-${mascotId}`;
    expect(Object.keys(files)).toEqual(expect.arrayContaining([`${folder}/mascot.json`, 'README.txt']));
    expect(jsonIn(files, `${folder}/versions/1.json`)).toMatchObject({ spec: acceptedSpec('fox') });
    expect(jsonIn(files, `${folder}/animations/wave-${animationId}.json`)).toMatchObject({ clip: { name: 'wave' } });
    expect(jsonIn(files, `${folder}/canvases/chat-${canvasId}.json`)).toMatchObject({ name: 'Chat' });
    expect(Buffer.from(files[`files/${id}-.._film.mp4`] ?? []).equals(large)).toBe(true);
    expect(linesIn(files, 'activity.ndjson')).toMatchObject([{ type: 'export', status: 'queued' }]);
    expect(linesIn(files, 'audit.ndjson')[0]).toMatchObject({ action: 'workspace.exported' });
    expect(jsonIn(files, 'workspace.json')).toMatchObject({ members: [{ role: 'owner' }, {}, {}], webhooks: [{}] });
    const all = Object.entries(files).map(([path, file]) => (path.startsWith('files/') ? '' : strFromU8(file)));
    for (const secret of [keys.good.key, 'whsec_', team.inviteToken]) expect(all.join('')).not.toContain(secret);
  });

  test('is refused for members and keys', async () => {
    expect(codeOf(await call(exportWorkspace, await credentialsOf(team, 'member')))).toBe('forbidden');
    expect(codeOf(await call(exportWorkspace, await credentialsOf(team, 'key')))).toBe('session_required');
  });

  test('that fails has no central directory, so the archive is invalid', async () => {
    const reading = (async () => {
      for await (const piece of writeZip(breaking())) expect(piece.length).toBeGreaterThan(0);
    })();
    await expect(reading).rejects.toThrow('The store is away.');
  });
});

test('the export of an account contains the person, their actions and own workspaces, but no teams', async () => {
  const { people } = team;
  await db().update(workspaces).set({ name: 'Mira' }).where(eq(workspaces.id, people.admin.workspaceId));
  const files = await unzipped(exportAccount, await credentialsOf(team, 'admin'));
  expect(jsonIn(files, 'account.json')).toMatchObject({
    account: { email: people.admin.email },
    providers: [{ id: 'google', connected: true }],
    workspaces: [{ name: 'Mira' }, { name: 'Team' }],
  });
  expect(linesIn(files, 'acts.ndjson')).toEqual(
    expect.arrayContaining([expect.objectContaining({ resource_id: team.workspaceId })]),
  );
  expect(jsonIn(files, 'workspace/workspace.json')).toMatchObject({ workspace: { name: 'Mira' } });
  expect(strFromU8(files['workspace/workspace.json'] ?? new Uint8Array())).not.toContain(people.owner.email);
});

test('exports are limited to twenty an hour', async () => {
  const { session } = await makePerson();
  for (let each = 0; each < 20; each += 1) {
    const { response } = await call(exportWorkspace, { session });
    await response.body?.cancel();
  }
  const refused = await call(exportWorkspace, { session });
  expect([codeOf(refused), refused.headers.has('retry-after')]).toEqual(['rate_limited', true]);
});
