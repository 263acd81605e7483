'use client';

import { clsx } from 'clsx';
import type { Part } from '@/lib/core/spec/schema';
import { PartPicture } from '../parts/part-picture';
import { partTitle } from '../parts/part-title';
import { usePaletteVariables } from '../parts/use-palette-variables';
import { useEditor } from '../state/context';
import { setDefaultState } from '../state/parts';
import { InspectorSection } from './section';

/** The drawings of a part, and which one is shown by default. */
export function StatesSection({ part: { id, svg, states, defaultState } }: { part: Part }) {
  const editor = useEditor();
  const variables = usePaletteVariables();
  if (states.length === 0) return null;
  const drawings = [{ name: null, svg }, ...states];
  return (
    <InspectorSection title="At rest">
      <ul aria-label="Drawing at rest" style={variables} className="grid grid-cols-3 gap-1.5">
        {drawings.map((drawing) => (
          <li key={drawing.name ?? ''}>
            <button
              type="button"
              aria-pressed={drawing.name === defaultState}
              onClick={() => setDefaultState(editor, id, drawing.name)}
              className={clsx(
                'flex w-full flex-col items-center gap-1 rounded-[6px] bg-hover p-1 text-small',
                drawing.name === defaultState
                  ? 'text-ink shadow-[inset_0_0_0_1.5px_var(--accent)]'
                  : 'text-muted hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
              )}
            >
              <PartPicture
                svg={drawing.svg}
                name={`rest-${id}-${drawing.name ?? 'own'}`}
                className="h-10 w-full rounded-[4px] bg-paper p-1"
              />
              <span className="max-w-full truncate">{drawing.name === null ? 'Own' : partTitle(drawing.name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </InspectorSection>
  );
}
