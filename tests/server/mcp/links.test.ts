import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { File } from '@/lib/contract/file';
import { updateMascot, type Mascot } from '@/lib/contract/mascot';
import { makeTeamFixture, type TeamFixture } from '../../support/team-fixture';
import { fetchRoutes } from '../../support/fetch';
import { call, ORIGIN } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { connected, use, worked } from '../../support/mcp';
import { closeProduct } from '../../support/product';

let team: TeamFixture;
let client: Client;
beforeAll(async () => {
  await openQueue();
  team = await makeTeamFixture();
  client = await connected(team.keys.good.key);
});
afterAll(async () => {
  await client.close();
  await closeProduct();
});

const mascot = () => ({ mascot_id: team.mascotId });
const addressesIn = (content: readonly ContentBlock[]): string[] =>
  content.flatMap((block) => (block.type === 'resource_link' && block.uri.startsWith('http') ? [block.uri] : []));
/** The answer to a caller with a URL and no credentials. */
const opened = async (address: string) => (await fetchRoutes(new URL(address, ORIGIN))).status;
const hoursLeft = (address: string) =>
  (Number.parseInt(/token=s1\.([0-9a-z]+)\./.exec(address)?.[1] ?? '', 36) - Date.now() / 1000) / 3600;

test('the link to a file of a tool works without a key for a day', async () => {
  const { content, answer } = await worked<{ file: File }>(client, 'export_mascot', {
    ...mascot(),
    format: 'sprite',
    animation: 'wave',
    size: 64,
    fps: 6,
  });
  const addresses = [...addressesIn(content), answer.result.file.url];
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    expect(await opened(address)).toBe(200);
    expect(await opened(address.replace(/\?.*/, ''))).toBe(401);
    expect(hoursLeft(address)).toBeGreaterThan(23.9);
    expect(hoursLeft(address)).toBeLessThanOrEqual(24.01);
  }
});

test('the URLs of picture and bundle of a private mascot in an answer work without a key', async () => {
  for (const name of ['get_mascot', 'list_mascots', 'recolor_mascot'] as const) {
    const { answer, content } = await use<Mascot & { data?: Mascot[] }>(
      client,
      name,
      name === 'list_mascots'
        ? {}
        : { ...mascot(), ...(name === 'recolor_mascot' ? { palette: { fur: '#3366cc' } } : {}) },
    );
    const [{ preview_url: preview, bundle_url: bundle }] = [answer.data?.[0] ?? answer];
    const addresses = [preview, bundle, ...addressesIn(content)].filter(
      (address): address is string => typeof address === 'string',
    );
    expect(addresses.length).toBe(name === 'list_mascots' ? 1 : 3);
    for (const address of addresses) expect(await opened(address), address).toBe(200);
    expect(await opened(preview?.replace(/&token=.*/, '') ?? '')).toBe(404);
  }
});

test('URLs of a public mascot do not expire', async () => {
  await call(updateMascot, { key: team.keys.good.key, params: { id: team.mascotId }, body: { public: true } });
  const { answer, content } = await use<Mascot>(client, 'get_mascot', mascot());
  for (const address of [answer.preview_url ?? '', answer.bundle_url, ...addressesIn(content)]) {
    expect(address).not.toContain('token=');
    expect(await opened(address)).toBe(200);
  }
});
