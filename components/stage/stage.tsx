'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { onFrame } from '@/lib/player/loop';
import { whileInSight } from './on-screen';
import { fit, resize, type Camera } from './camera';
import { listenToCamera } from './camera-input';
import type { ColorPreview } from './color-preview';
import { hideParts, outlineParts, visibleParts } from './mark';
import { motionOn } from './motion-on';
import { advance, type StagePlayhead } from './playhead';
import { withHeld, type StagePose } from './stage-pose';
import type { StageActor } from './actor';
import { useActor } from './use-actor';

interface StageProps {
  spec: MascotSpec;
  clip: AnimationClip | null;
  playhead: StagePlayhead;
  camera: Camera;
  /** The manual pose on top of the motion; the stage reports the shown pose to it. */
  stagePose: StagePose;
  /** The palette of an unfinished gesture; the motion pauses meanwhile. Null if this stage has no such preview. */
  colorPreview: ColorPreview | null;
  /** A colour, `checker`, or null for the plain stage. */
  backdrop: string | null;
  label: string;
  /** The hidden parts. */
  unseen: ReadonlySet<string>;
  /** Handles selection and drags on the stage. */
  tools: StageTools;
  /** The parts to outline, while the motion is paused at a time in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
}

/** Handles the pointer events that the camera does not use. */
export interface StageTools {
  /** Starts to listen on the stage; returns the cleanup. */
  listen: (floor: HTMLElement) => () => void;
  /** Whether this touch starts a drag of a tool, so that it must not pan. */
  taken: (event: PointerEvent) => boolean;
}

/** The stage: pan, zoom, and the mascot at the playhead's time, with `children` as overlays. */
export function Stage({ label, children, ...props }: StageProps & { children?: ReactNode }) {
  const { spec, camera, backdrop, tools } = props;
  const { width, height } = spec.canvas;
  const ready = useStore(camera, (state) => state.width > 0);
  const floor = useCallback(
    (element: HTMLDivElement) => {
      const endSize = followSize(element, camera, { width, height });
      const endCamera = listenToCamera(element, camera, tools.taken);
      const endHands = tools.listen(element);
      return () => {
        endSize();
        endCamera();
        endHands();
      };
    },
    [camera, width, height, tools],
  );
  const board = useCallback(
    (element: HTMLDivElement) => followCamera(element, camera, { width, height }),
    [camera, width, height],
  );
  useEffect(() => fit(camera, { width, height }), [camera, width, height]);
  return (
    <div
      ref={floor}
      role="img"
      aria-label={label}
      tabIndex={0}
      className="relative size-full touch-none overflow-hidden bg-stage dots -outline-offset-2! select-none"
    >
      <div ref={board} className={clsx('absolute top-0 left-0', !ready && 'opacity-0')}>
        <div
          className={clsx(
            'absolute inset-0 rounded-ui',
            backdrop !== null && 'shadow-[0_0_0_1px_var(--line)]',
            backdrop === 'checker' && 'bg-surface checker',
          )}
          style={{ background: backdrop === 'checker' ? undefined : (backdrop ?? undefined) }}
        />
        <Performer {...props} />
      </div>
      {children}
    </div>
  );
}

interface Size {
  width: number;
  height: number;
}

function followSize(floor: HTMLElement, camera: Camera, canvas: Size): () => void {
  const measure = () => resize(camera, { width: floor.clientWidth, height: floor.clientHeight }, canvas);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(floor);
  return () => observer.disconnect();
}

function followCamera(board: HTMLElement, camera: Camera, canvas: Size): () => void {
  const show = () => {
    const { x, y, zoom } = camera.getState();
    board.style.transform = `translate(${x}px, ${y}px)`;
    board.style.width = `${canvas.width * zoom}px`;
    board.style.height = `${canvas.height * zoom}px`;
  };
  show();
  return camera.subscribe(show);
}

/** Writes the previewed palette to CSS variables of the drawing, without rendering. */
function useColorPreview(actor: StageActor, palette: MascotSpec['palette'], preview: ColorPreview | null): void {
  useLayoutEffect(() => {
    const show = () => actor.recolor(preview?.getState().palette ?? palette);
    show();
    return preview?.subscribe(show);
  }, [actor, palette, preview]);
}

/** The mascot: mounted once, then posed by the playhead and recoloured in place. */
function Performer(props: Omit<StageProps, 'label' | 'camera'>) {
  const { spec, clip, playhead, stagePose, colorPreview, mark, unseen } = props;
  const host = useRef<HTMLDivElement>(null);
  const actor = useActor(host, spec);
  useColorPreview(actor, spec.palette, colorPreview);
  const playing = useStore(playhead, (state) => state.playing);
  const motion = clip ? motionOn(actor.spec, clip) : null;
  useLayoutEffect(() => {
    const { held, shown } = stagePose;
    const rig = rigOf(actor.spec);
    const show = () => {
      const pose = withHeld(motion ? sample(motion, playhead.getState().time) : {}, held.getState().pose);
      actor.show(pose);
      shown.setState({ rig, pose });
    };
    show();
    const [endPlayhead, endHeld] = [playhead.subscribe(show), held.subscribe(show)];
    return () => {
      endPlayhead();
      endHeld();
    };
  }, [actor, motion, playhead, stagePose]);
  useLayoutEffect(() => {
    const ids = actor.spec.parts.map(({ id }) => id).filter((id) => unseen.has(id));
    if (host.current) hideParts(host.current, ids);
  }, [actor, unseen]);
  const marks = useStore(playhead, (state) => mark !== null && !state.playing && state.time === mark.time);
  useEffect(() => {
    if (host.current) outlineParts(host.current, marks && mark ? visibleParts(actor.spec.parts, mark.parts) : []);
  }, [actor, mark, marks]);
  useEffect(() => {
    if (!playing || !host.current) return undefined;
    const resting = () => Boolean(colorPreview?.getState().palette);
    return whileInSight(host.current, () => onFrame((elapsed) => !resting() && advance(playhead, elapsed)));
  }, [playing, playhead, colorPreview]);
  return <div ref={host} className="absolute inset-0" dangerouslySetInnerHTML={actor.html} />;
}
