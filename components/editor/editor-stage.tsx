'use client';

import { Stage } from '../stage/stage';
import { Transport } from '../stage/transport';
import { ZoomControls } from '../stage/zoom-controls';
import { COMMANDS } from './state/commands';
import { useEditor, useEditorState } from './state/context';

/** The stage of the editor with its controls. */
export function EditorStage() {
  const editor = useEditor();
  const { spec, motion, mark, backdrop, mascot } = useEditorState((state) => state);
  const { playhead, camera } = editor;
  return (
    <>
      <div className="relative min-h-0 grow">
        <Stage
          spec={spec} clip={motion?.clip ?? null} playhead={playhead} camera={camera} backdrop={backdrop} mark={mark}
          label={motion ? `${mascot.name}, playing ${motion.title}` : `${mascot.name}, at rest`}
        />
        <p aria-live="polite" className="pointer-events-none absolute top-3 left-4 text-small text-muted">{motion ? motion.title : 'Rest pose'}</p>
        <ZoomControls
          camera={camera} checker={backdrop === 'checker'} onChecker={() => COMMANDS.backdrop.run(editor)} onFit={() => COMMANDS.fit.run(editor)}
          onZoom={(direction) => (direction > 0 ? COMMANDS.zoomIn : COMMANDS.zoomOut).run(editor)}
        />
      </div>
      <Transport
        playhead={playhead} onPlay={() => COMMANDS.play.run(editor)}
        onStep={(frames) => (frames > 0 ? COMMANDS.nextFrame : COMMANDS.previousFrame).run(editor)}
      />
    </>
  );
}
