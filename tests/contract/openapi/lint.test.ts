import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApiDocument } from '@/lib/contract/openapi';

const document = openApiDocument('http://localhost:3000');

/** The problems that Redocly reports by its recommended rules. */
async function redocly(checked: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(checked),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`);
}

/** The problems that Spectral reports by the recommended rules of its OpenAPI ruleset. */
async function spectralOas(checked: object): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] } as spectral.RulesetDefinition);
  const problems = await linter.run(JSON.parse(JSON.stringify(checked)) as Record<string, unknown>);
  return problems.map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`);
}

test('the OpenAPI document passes every recommended rule of Redocly and of Spectral', async () => {
  expect(await redocly(document)).toEqual([]);
  expect(await spectralOas(document)).toEqual([]);
}, 120_000);

test('the linters report the problems of an invalid document', async () => {
  const wrong = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: { '/a/': { get: { responses: {} } } },
  };
  expect((await redocly(wrong)).join('\n')).toContain('info-license');
  expect((await spectralOas(wrong)).join('\n')).toContain('operation-description');
});
