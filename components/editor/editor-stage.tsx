'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { Activity, startTransition, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { brandTint } from '@/lib/core/color/brand-tint';
import { partsInColors } from '@/lib/core/rig/part-colors';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { steadily } from '../hooks/steadily';
import { useFirstHand } from '../hooks/first-hand';
import { warmUp } from '../hooks/warm-up';
import { backdropColor } from '../stage/backdrop';
import { Stage } from '../stage/stage';
import { NO_POSE } from '../stage/stage-pose';
import { Transport } from '../stage/transport';
import { ZoomControls } from '../stage/zoom-controls';
import { BackdropMenu } from './bar/backdrop-menu';
import { ModeSwitch } from './bar/mode-switch';
import { seenPalette } from './palette/seen-palette';
import { LATE } from './late';
import { PartLegend } from './part-legend';
import { FidelityChip } from './review/fidelity-chip';
import { unseenParts } from './selection/seen';
import { isTimelineOpen } from './state/auto-key';
import { COMMANDS } from './state/commands';
import { useEditor, useEditorState } from './state/context';
import { lateTools } from './tools/late-tools';
import { editOf } from './work/works';

const Timeline = dynamic(() => steadily(() => import('./timeline/timeline').then((module) => module.Timeline)), {
  ssr: false,
});
const Overlay = dynamic(() => steadily(() => import('./overlay/overlay').then((module) => module.Overlay)), {
  ssr: false,
});

/** The stage of the editor with its controls. */
export function EditorStage() {
  const editor = useEditor();
  const tinted = useEditorState((state) => state.tinted);
  const { playhead, camera } = editor;
  const timeline = useEditorState(isTimelineOpen);
  return (
    <>
      <div className="relative min-h-0 grow">
        <EditorFloor />
        <Caption />
        <ModeSwitch />
        <FidelityChip />
        <ZoomControls
          camera={camera}
          tinted={tinted}
          onTint={() => COMMANDS.tint.run(editor)}
          onFit={() => COMMANDS.fit.run(editor)}
          onZoom={(direction) => (direction > 0 ? COMMANDS.zoomIn : COMMANDS.zoomOut).run(editor)}
        >
          <BackdropMenu />
        </ZoomControls>
      </div>
      <Transport
        playhead={playhead}
        onPlay={() => COMMANDS.play.run(editor)}
        onStep={(frames) => (frames > 0 ? COMMANDS.nextFrame : COMMANDS.previousFrame).run(editor)}
        timeline={timeline}
        onTimeline={() => COMMANDS.timeline.run(editor)}
      />
      <KeptTimeline open={timeline} />
    </>
  );
}

/** The timeline. It is rendered in idle time before it is first opened, and stays mounted when closed. */
function KeptTimeline({ open }: { open: boolean }) {
  const [kept, setKept] = useState(open);
  useEffect(() => warmUp(LATE, () => startTransition(() => setKept(true))), []);
  if (open && !kept) setKept(true);
  if (!kept) return null;
  return (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <Timeline />
    </Activity>
  );
}

/** The mascot on the stage with its overlays. */
function EditorFloor() {
  const editor = useEditor();
  const { spec, isOwn } = useShownDrawing();
  const tinted = useEditorState((state) => state.tinted);
  const tools = useMemo(() => lateTools(editor), [editor]);
  const [motion, mark, name] = useEditorState(useShallow(({ motion, mark, mascot }) => [motion, mark, mascot.name]));
  const unseen = useUnseen();
  const hand = useFirstHand();
  return (
    <>
      <Stage
        spec={spec}
        clip={motion?.clip ?? null}
        playhead={editor.playhead}
        camera={editor.camera}
        stagePose={editor.stagePose}
        colorPreview={isOwn ? editor.colorPreview : null}
        backdrop={useBackdrop()}
        mark={mark}
        label={motion ? `${name}, playing ${motion.title}` : `${name}, at rest`}
        unseen={unseen}
        tools={tools}
      >
        {hand ? <Overlay /> : null}
      </Stage>
      {tinted ? <PartLegend spec={spec} /> : null}
    </>
  );
}

/** The spec that the stage shows: the drawing or the draft of an edit. `isOwn` tells whether it has its own colours. */
function useShownDrawing(): { spec: MascotSpec; isOwn: boolean } {
  const tinted = useEditorState((state) => state.tinted);
  const draft = useEditorState(({ works }) => editOf({ works })?.draft ?? null);
  const comparing = useEditorState((state) => state.comparing);
  const spec = useEditorState((state) => state.spec);
  const drawn = draft ?? spec;
  const palette = useSeenPalette(drawn.palette);
  const shown = useMemo(() => (tinted ? partsInColors(drawn) : { ...drawn, palette }), [tinted, drawn, palette]);
  return { spec: shown, isOwn: !tinted && !draft && !comparing };
}

/** The palette as the stage shows it. */
function useSeenPalette(palette: readonly PaletteEntry[]): PaletteEntry[] {
  const [spotlight, comparing, opened] = useEditorState(
    useShallow((state) => [state.spotlight, state.comparing, state.opened]),
  );
  return useMemo(() => {
    const compared = comparing ? new Map(opened.map(({ name, color }) => [name, color])) : null;
    return seenPalette(palette, { spotlight, compared });
  }, [palette, spotlight, comparing, opened]);
}

function useUnseen(): ReadonlySet<string> {
  const [parts, hidden, solo] = useEditorState(useShallow(({ spec, hidden, solo }) => [spec.parts, hidden, solo]));
  return useMemo(() => unseenParts(parts, { hidden, solo }), [parts, hidden, solo]);
}

/** The colour behind the mascot, `checker`, or null for the plain stage. */
function useBackdrop(): string | null {
  const [backdrop, own, parts, palette] = useEditorState(
    useShallow(({ backdrop, ownBackdrop, spec }) => [backdrop, ownBackdrop, spec.parts, spec.palette]),
  );
  const brand = useMemo(() => brandTint(palette, parts), [palette, parts]);
  return backdrop === 'checker' ? backdrop : backdropColor(backdrop, { brand, own });
}

/** The caption of the stage: the motion, the pose, or the progress of an edit. */
function Caption() {
  const editor = useEditor();
  const drawing = useEditorState(({ works }) => editOf({ works }));
  const title = useEditorState(({ motion }) => motion?.title ?? null);
  const posed = useStore(editor.stagePose.held, ({ pose }) => pose !== NO_POSE);
  const text = drawing ? (drawing.progress.text ?? 'Drawing the change') : posed ? 'Posed by hand' : title;
  return (
    <p
      aria-live="polite"
      className={clsx(
        'pointer-events-none absolute top-3 left-4 max-w-[30%] truncate text-small text-muted',
        'max-lg:top-4 max-lg:left-33',
      )}
    >
      {text ?? 'Rest pose'}
    </p>
  );
}
