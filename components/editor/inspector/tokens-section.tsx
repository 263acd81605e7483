'use client';

import { useMemo } from 'react';
import type { Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { tokensOf } from '@/lib/core/svg/ids';
import { tokenTitle } from '../palette/families';
import { useShownColors } from '../palette/shown-colors';
import { HexField } from '../../color/hex-field';
import { Swatch } from '../../color/swatch';
import { useEditor, useEditorState } from '../state/context';
import { endPreview, previewToken, recolorToken } from '../state/recolor';
import { sealChange } from '../state/shown';
import { InspectorSection } from './section';

/** The colour tokens that a part's drawings use. Tokens are shared: a change affects every part that uses them. */
export function TokensSection({ part: { svg, states } }: { part: Part }) {
  const editor = useEditor();
  const palette = useEditorState(({ spec }) => spec.palette);
  const colors = useShownColors();
  const used = useMemo(
    () => new Set([svg, ...states.map((state) => state.svg)].flatMap((text) => [...tokensOf(drawingOf(text))])),
    [svg, states],
  );
  const entries = palette.filter(({ name }) => used.has(name));
  if (entries.length === 0) return null;
  const end = () => sealChange(editor);
  return (
    <InspectorSection title="Colours">
      <ul ref={colors} aria-label="Colours of this part" className="-mx-1 flex flex-col">
        {entries.map(({ name, color }) => (
          <li key={name} className="flex h-8 items-center gap-2.5 px-1 pointer-coarse:h-11">
            <Swatch
              small
              label={`${tokenTitle(name)} colour`}
              color={color}
              token={name}
              onPreview={(to) => (to === null ? endPreview(editor) : previewToken(editor, name, to))}
              onChange={(to) => recolorToken(editor, name, to)}
              onEnd={end}
            />
            <span className="min-w-0 grow truncate">{tokenTitle(name)}</span>
            <HexField
              label={`${tokenTitle(name)} hex`}
              color={color}
              onChange={(to) => {
                recolorToken(editor, name, to);
                end();
              }}
            />
          </li>
        ))}
      </ul>
    </InspectorSection>
  );
}
