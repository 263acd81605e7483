import type { MascotSpec } from '@/lib/core/spec/schema';
import { viewMarkup } from '@/lib/player/markup';

/** A mascot at rest as the inside of `<service-player>`, which a browser shows before any script runs. */
export const firstFrame = (spec: MascotSpec): string => `<template shadowrootmode="open">${viewMarkup(spec, '')}</template>`;
