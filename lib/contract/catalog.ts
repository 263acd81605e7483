import { z } from 'zod';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { listOf } from './common';
import { endpoint } from './endpoint';

/** A preset motion of the catalogue, with its default duration in seconds. */
export const Preset = z.strictObject({
  name: z.enum(PRESET_NAMES).describe('What `preset` takes.'),
  title: z.string().describe('Its name for people.'),
  description: z.string().describe('What it does.'),
  duration: z.number().describe('Seconds.'),
  loop: z.boolean().describe('Whether it loops.'),
});
export type Preset = z.infer<typeof Preset>;

/** A style of the catalogue: `style` can be posted to /mascots unchanged. */
export const Style = z.strictObject({
  id: z.string().describe('Identifies it.'),
  title: z.string().describe('Its name.'),
  description: z.string().describe('How it looks.'),
  style: z.string().describe('What to post as `style`.'),
});
export type Style = z.infer<typeof Style>;

export const listPresets = endpoint({
  id: 'listPresets',
  method: 'GET',
  path: '/presets',
  tag: 'Catalog',
  access: 'public',
  summary: 'The animation presets.',
  returns: { 200: listOf(Preset) },
});

export const listStyles = endpoint({
  id: 'listStyles',
  method: 'GET',
  path: '/styles',
  tag: 'Catalog',
  access: 'public',
  summary: 'The style presets.',
  returns: { 200: listOf(Style) },
});

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  title: 'Get this document',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Catalog',
  access: 'public',
  summary: 'This document: every endpoint as OpenAPI 3.1.',
  returns: {
    200: z
      .looseObject({ openapi: z.literal('3.1.0').describe('The version of OpenAPI.') })
      .meta({ id: 'OpenApiDocument', description: 'An OpenAPI document.' }),
  },
});
