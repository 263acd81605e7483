'use client';

import { useMemo } from 'react';
import { tokenWeights } from '@/lib/core/color/weight';
import { useEditor, useEditorState } from '../state/context';
import { recolorToken } from '../state/recolor';
import { sealChange } from '../state/shown';
import { familiesOf, tokenTitle } from './families';
import { HexField } from './hex-field';
import { Swatch } from './swatch';

/** The mascot's colours by family: a change shows at once, and derived shades follow. */
export function PalettePanel() {
  const editor = useEditor();
  const palette = useEditorState(({ spec }) => spec.palette);
  const parts = useEditorState(({ spec }) => spec.parts);
  const weights = useMemo(() => tokenWeights(parts), [parts]);
  const change = (token: string) => (color: string) => recolorToken(editor, token, color);
  const end = () => sealChange(editor);
  const swatch = (name: string, color: string, small: boolean) => (
    <Swatch
      key={name}
      small={small}
      label={`${tokenTitle(name)} colour`}
      color={color}
      onChange={change(name)}
      onEnd={end}
    />
  );
  return (
    <section aria-label="Colours">
      <h3 className="px-4 pt-3 text-small font-medium text-muted">Colours</h3>
      <ul aria-label="Colours" className="flex flex-col gap-1 px-3 pt-1 pb-3">
        {familiesOf(palette, weights).map(({ base, derived }) => (
          <li key={base.name} className="flex items-center gap-3 rounded-ui px-1.5 py-1.5">
            {swatch(base.name, base.color, false)}
            <div className="min-w-0 grow">
              <p className="truncate leading-tight">{tokenTitle(base.name)}</p>
              <div className="-ml-1.5">
                <HexField
                  label={`${tokenTitle(base.name)} hex`}
                  color={base.color}
                  onChange={(color) => {
                    change(base.name)(color);
                    end();
                  }}
                />
              </div>
            </div>
            <div className="flex gap-1.5">{derived.map(({ name, color }) => swatch(name, color, true))}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
