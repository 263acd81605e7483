'use client';

import { useMemo, type CSSProperties } from 'react';
import { variableOf } from '@/lib/core/paint/tokens';
import { useEditorState } from '../state/context';

/** The CSS variables of the palette, for an element that contains pictures of parts. */
export function usePaletteVariables(): CSSProperties {
  const palette = useEditorState(({ spec }) => spec.palette);
  return useMemo(() => Object.fromEntries(palette.map(({ name, color }) => [variableOf(name), color])), [palette]);
}
