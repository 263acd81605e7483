'use client';

import { useMemo } from 'react';
import { partsInColors } from '@/lib/core/rig/part-colors';
import { Stage } from '../stage/stage';
import { Transport } from '../stage/transport';
import { ZoomControls } from '../stage/zoom-controls';
import { PartLegend } from './part-legend';
import { FidelityChip } from './review/fidelity-chip';
import { COMMANDS } from './state/commands';
import { useEditor, useEditorState } from './state/context';
import { editOf } from './work/works';

/** The stage of the editor with its controls. */
export function EditorStage() {
  const editor = useEditor();
  const { spec, motion, mark, backdrop, mascot, tinted, works } = useEditorState((state) => state);
  const drawing = editOf({ works });
  const draft = drawing?.draft ?? spec;
  const shown = useMemo(() => (tinted ? partsInColors(draft) : draft), [tinted, draft]);
  const doing = drawing ? (drawing.progress.text ?? 'Drawing the change') : motion ? motion.title : 'Rest pose';
  const { playhead, camera } = editor;
  return (
    <>
      <div className="relative min-h-0 grow">
        <Stage
          spec={shown}
          clip={motion?.clip ?? null}
          playhead={playhead}
          camera={camera}
          backdrop={backdrop}
          mark={mark}
          label={motion ? `${mascot.name}, playing ${motion.title}` : `${mascot.name}, at rest`}
        />
        <p aria-live="polite" className="pointer-events-none absolute top-3 left-4 text-small text-muted">
          {doing}
        </p>
        <FidelityChip />
        {tinted ? <PartLegend spec={shown} /> : null}
        <ZoomControls
          camera={camera}
          checker={backdrop === 'checker'}
          tinted={tinted}
          onTint={() => COMMANDS.tint.run(editor)}
          onChecker={() => COMMANDS.backdrop.run(editor)}
          onFit={() => COMMANDS.fit.run(editor)}
          onZoom={(direction) => (direction > 0 ? COMMANDS.zoomIn : COMMANDS.zoomOut).run(editor)}
        />
      </div>
      <Transport
        playhead={playhead}
        onPlay={() => COMMANDS.play.run(editor)}
        onStep={(frames) => (frames > 0 ? COMMANDS.nextFrame : COMMANDS.previousFrame).run(editor)}
      />
    </>
  );
}
