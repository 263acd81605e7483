import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract';
import { createMascot } from '@/lib/contract/mascot';
import { PRICES } from '@/lib/contract/prices';
import { pathArguments, type Tool } from '@/lib/contract/tool';
import { inputSchema, outputSchema } from '@/lib/contract/tool-schema';
import { TOOLS, type ToolName } from '@/lib/contract/tools';

/** The names of the specification (Authentication). */
const NAMES = [
  'create_mascot',
  'list_mascots',
  'get_mascot',
  'edit_mascot',
  'recolor_mascot',
  'animate_mascot',
  'suggest_animations',
  'export_mascot',
  'get_embed_code',
  'create_canvas',
  'create_scene',
  'analyze_website',
  'wait_for_job',
  'list_jobs',
];
const tools = Object.entries(TOOLS) as [ToolName, Tool][];
const objectsIn = (schema: z.ZodType | undefined): z.ZodObject[] =>
  schema instanceof z.ZodObject
    ? [schema]
    : schema instanceof z.ZodUnion || schema instanceof z.ZodXor
      ? schema.options.flatMap((option) => objectsIn(option as z.ZodType))
      : [];
const fieldsOf = (schema: z.ZodType | undefined) => [
  ...new Set(objectsIn(schema).flatMap(({ shape }) => Object.keys(shape))),
];

test('the tools are those of the specification', () => {
  expect(Object.keys(TOOLS)).toEqual(NAMES);
});

describe.each(tools)('%s', (name, tool) => {
  const schema = inputSchema(tool);

  test('takes exactly the path parameters, query and body fields of its endpoint, each with a description', () => {
    const { path, query, body } = tool.takes;
    const fields = [...pathArguments(path).map(({ argument }) => argument), ...fieldsOf(query), ...fieldsOf(body)];
    const changes = tool.takes.method === 'POST' && name !== 'get_embed_code';
    expect(Object.keys(schema.properties)).toEqual(changes ? [...fields, 'idempotency_key'] : fields);
    expect(Object.keys(tool.about).sort()).toEqual(fields.toSorted());
    expect(Object.values(schema.properties).every(({ description }) => Boolean(description))).toBe(true);
    expect(Object.keys(schema)).toEqual(['type', 'properties', 'required', 'additionalProperties']);
    expect(JSON.stringify([schema, outputSchema(tool)])).not.toMatch(/"(\$ref|prefixItems)"/);
  });

  test('belongs to a served endpoint, except for the embed code', () => {
    expect(Object.values(ENDPOINTS).some((endpoint) => endpoint === tool.takes)).toBe(name !== 'get_embed_code');
  });

  test('declares an output schema of an object, with failures', () => {
    const { type, anyOf } = outputSchema(tool) as { type: string; anyOf: { properties: Record<string, unknown> }[] };
    expect(type).toBe('object');
    expect(anyOf.at(-1)?.properties).toHaveProperty('error');
  });
});

test('all fields of an endpoint are arguments of its tool', () => {
  const [imported, designed] = createMascot.body.options;
  const body = z.xor([imported, designed.extend({ mood: z.enum(['calm', 'wild']).optional() })]);
  const { properties } = inputSchema({
    ...TOOLS.create_mascot,
    takes: { ...createMascot, body },
    about: { mood: 'How it feels.' },
  });
  expect(properties.mood).toEqual({ type: 'string', enum: ['calm', 'wild'], description: 'How it feels.' });
  expect(properties.prompt).toMatchObject({ type: 'string', minLength: 3, maxLength: 2000 });
});

test('query numbers are numbers in the schema, and a field of several branches allows each of them', () => {
  expect(inputSchema(TOOLS.wait_for_job)).toMatchObject({
    required: ['job_id'],
    properties: { wait: { type: 'integer', minimum: 0, maximum: 120 } },
  });
  expect(inputSchema(TOOLS.animate_mascot)).toMatchObject({
    required: ['mascot_id'],
    properties: {
      duration: {
        anyOf: [
          { minimum: 0.3, maximum: 20 },
          { minimum: 0.3, maximum: 12 },
        ],
      },
    },
  });
  expect(inputSchema(TOOLS.create_mascot).properties.spec).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['parts', 'palette']),
  });
});

test('descriptions contain the current price', () => {
  const priced: [ToolName, (keyof typeof PRICES)[]][] = [
    ['create_mascot', ['generate', 'generate_high', 'reconstruct', 'reconstruct_high']],
    ['edit_mascot', ['edit']],
    ['animate_mascot', ['animate', 'animate_video']],
    ['suggest_animations', ['suggest']],
    ['create_scene', ['scene']],
    ['analyze_website', ['analyze']],
  ];
  for (const [name, actions] of priced)
    for (const action of actions)
      expect(TOOLS[name].description).toMatch(new RegExp(`\\b${PRICES[action].credits} credits?\\b`));
  for (const [name, { description }] of tools)
    if (!priced.some(([paid]) => paid === name)) expect(description).toMatch(/free/i);
});

test('the README names every tool', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
