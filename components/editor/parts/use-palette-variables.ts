'use client';

import { useMemo, type CSSProperties } from 'react';
import { variableOf } from '@/lib/core/paint/tokens';
import { useEditorState } from '../state/context';

/** The style of a box in which pictures of parts have the colours of the palette. */
export function usePaletteVariables(): CSSProperties {
  const palette = useEditorState(({ spec }) => spec.palette);
  return useMemo(() => Object.fromEntries(palette.map(({ name, color }) => [variableOf(name), color])), [palette]);
}
