import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '@/lib/contract/openapi';

/** The types that openapi-typescript makes of our document. */
export async function typesOfDocument(): Promise<string> {
  const document = JSON.parse(JSON.stringify(openApiDocument('http://localhost:3000'))) as Parameters<
    typeof openapiTS
  >[0];
  return astToString(await openapiTS(document));
}

/**
 * The code of a client that uses only those types to make, animate and export a mascot. Its arguments are the URL of
 * the service and a key.
 */
export const STORY = `import createClient from 'openapi-fetch';
import type { paths } from './openapi';

export async function story(baseUrl: string, key: string): Promise<string> {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });

  const made = await client.POST('/mascots', { body: { prompt: 'a calm blue whale with a top hat' } });
  if (!made.data || !('job' in made.data)) throw new Error(made.error?.error.message ?? 'There is no job.');
  const { mascot, job } = made.data;

  const drawn = await client.GET('/jobs/{id}', { params: { path: { id: job.id }, query: { wait: 60 } } });
  if (drawn.data?.status !== 'succeeded') throw new Error(drawn.data?.error ?? 'It was not drawn.');

  const params = { path: { id: mascot.id } };
  const moved = await client.POST('/mascots/{id}/animations', { params, body: { preset: 'wave' } });
  if (!moved.data || !('duration' in moved.data)) throw new Error('It does not wave.');
  const seconds: number = moved.data.duration;

  const body = { format: 'lottie', animation: moved.data.name } as const;
  const asked = await client.POST('/mascots/{id}/exports', { params, body });
  if (!asked.data) throw new Error(asked.error.error.message);
  const done = await client.GET('/jobs/{id}', { params: { path: { id: asked.data.id }, query: { wait: 60 } } });
  const result = done.data?.result;
  if (!result || !('file' in result)) throw new Error('There is no file.');

  const refused = await client.POST('/mascots', { body: { prompt: 'a' } });
  return [result.file.mime, seconds > 0, refused.error?.error.code].join(' ');
}
`;

/** Calls that must not compile. */
export const MISTAKES = `import createClient from 'openapi-fetch';
import type { paths } from './openapi';

const client = createClient<paths>({ baseUrl: '' });
const params = { path: { id: 'a' } };
export const wrongPreset = client.POST('/mascots/{id}/animations', { params, body: { preset: 'swim' } });
export const noPath = client.GET('/jobs/{id}', {});
export const noSuchPath = client.GET('/mascot', {});
`;
