'use client';

import { ClipboardPaste, SplitSquareHorizontal } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { tokenWeights } from '@/lib/core/color/weight';
import { steadily } from '../../hooks/steadily';
import { IconButton } from '../../ui/icon-button';
import { COMMANDS } from '../state/commands';
import { useEditor, useEditorState } from '../state/context';
import { familiesOf } from './families';
import { PaletteRow } from './palette-row';
import { samePalette } from '../state/palette-changes';
import { useShownColors } from './shown-colors';

const PastePalette = dynamic(() => steadily(() => import('./paste-palette').then((module) => module.PastePalette)), {
  ssr: false,
});

/** The mascot's colours by family. A change shows at once, and derived shades follow. */
export function PalettePanel() {
  const palette = useEditorState(({ spec }) => spec.palette);
  const parts = useEditorState(({ spec }) => spec.parts);
  const weights = useMemo(() => tokenWeights(parts), [parts]);
  const families = familiesOf(palette, weights);
  const bases = families.map(({ base }) => base);
  const colors = useShownColors();
  const [pasting, setPasting] = useState(false);
  return (
    <section aria-label="Colours">
      <div className="flex h-9 items-end justify-between pr-2.5 pl-4">
        <h3 className="pb-1 text-small font-medium text-muted">Colours</h3>
        <div className="flex">
          <CompareButton />
          <IconButton
            size="small"
            icon={ClipboardPaste}
            label="Colours of a brand"
            aria-haspopup="dialog"
            onClick={() => setPasting(true)}
          />
        </div>
      </div>
      <ul ref={colors} aria-label="Colours" className="flex flex-col gap-1 px-3 pt-1 pb-3">
        {families.map((family) => (
          <PaletteRow key={family.base.name} family={family} bases={bases} />
        ))}
      </ul>
      {pasting ? <PastePalette bases={bases} onClose={() => setPasting(false)} /> : null}
    </section>
  );
}

/** A button that shows the palette from when the editor was opened, while it is held down. */
function CompareButton() {
  const editor = useEditor();
  const changed = useEditorState(({ spec, opened }) => !samePalette(opened, spec.palette));
  const [begin, end] = [COMMANDS.compare, COMMANDS.compareEnd].map(
    ({ run }) =>
      () =>
        run(editor),
  );
  return (
    <IconButton
      size="small"
      icon={SplitSquareHorizontal}
      label="Hold to see the colours as they were"
      keys={COMMANDS.compare.keys[0]}
      disabled={!changed}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && begin?.()}
      onKeyUp={end}
      onBlur={end}
    />
  );
}
