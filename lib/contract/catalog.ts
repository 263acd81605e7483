import { z } from 'zod';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { listOf } from './common';
import { endpoint } from './endpoint';

/** A preset motion of the catalogue: duration in seconds of what it makes by default. */
export const Preset = z.strictObject({
  name: z.enum(PRESET_NAMES), title: z.string(), description: z.string(), duration: z.number(), loop: z.boolean(),
});
export type Preset = z.infer<typeof Preset>;

/** A style of the catalogue: `style` can be posted to /mascots as it is. */
export const Style = z.strictObject({ id: z.string(), title: z.string(), description: z.string(), style: z.string() });
export type Style = z.infer<typeof Style>;

export const listPresets = endpoint({
  id: 'listPresets', method: 'GET', path: '/presets', tag: 'Catalog', access: 'public',
  summary: 'The animation presets.',
  returns: { 200: listOf(Preset) },
});

export const listStyles = endpoint({
  id: 'listStyles', method: 'GET', path: '/styles', tag: 'Catalog', access: 'public',
  summary: 'The style presets.',
  returns: { 200: listOf(Style) },
});

export const getOpenApi = endpoint({
  id: 'getOpenApi', method: 'GET', path: '/openapi.json', tag: 'Catalog', access: 'public',
  summary: 'This document: every endpoint as OpenAPI 3.1.',
  returns: { 200: z.looseObject({ openapi: z.literal('3.1.0') }).meta({ id: 'OpenApiDocument' }) },
});
