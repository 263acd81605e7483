'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { onFrame } from '@/lib/player/loop';
import { whileInSight } from './on-screen';
import { fit, resize, type Camera } from './camera';
import { listenToCamera } from './camera-input';
import { outlineParts, visibleParts } from './mark';
import { advance, type StagePlayhead } from './playhead';
import { useActor } from './use-actor';

interface StageProps {
  spec: MascotSpec;
  clip: AnimationClip | null;
  playhead: StagePlayhead;
  camera: Camera;
  backdrop: 'plain' | 'checker';
  label: string;
  /** Parts that are outlined while the motion is held at a moment, in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
}

/** The stage: pan, zoom, and the mascot at the playhead's moment. */
export function Stage({ spec, clip, playhead, camera, backdrop, label, mark }: StageProps) {
  const { width, height } = spec.canvas;
  const ready = useStore(camera, (state) => state.width > 0);
  const floor = useCallback(
    (element: HTMLDivElement) => {
      const endSize = followSize(element, camera, { width, height });
      const endInput = listenToCamera(element, camera);
      return () => {
        endSize();
        endInput();
      };
    },
    [camera, width, height],
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
      className="relative size-full touch-none overflow-hidden bg-stage dots select-none"
    >
      <div ref={board} className={clsx('absolute top-0 left-0', !ready && 'opacity-0')}>
        <div
          className={clsx(
            'absolute inset-0 rounded-ui',
            backdrop === 'checker' && 'bg-surface checker shadow-[0_0_0_1px_var(--line)]',
          )}
        />
        <Performer spec={spec} clip={clip} playhead={playhead} mark={mark} />
      </div>
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

/** The mascot: mounted once, then moved with the playhead and recoloured in place. */
function Performer({ spec, clip, playhead, mark }: Pick<StageProps, 'spec' | 'clip' | 'playhead' | 'mark'>) {
  const host = useRef<HTMLDivElement>(null);
  const actor = useActor(host, spec);
  const playing = useStore(playhead, (state) => state.playing);
  const motion = useMemo(() => (clip ? compileClip(rigOf(actor.spec), clip) : null), [clip, actor]);
  useLayoutEffect(() => {
    const show = () => actor.show(motion ? sample(motion, playhead.getState().time) : {});
    show();
    return playhead.subscribe(show);
  }, [actor, motion, playhead]);
  const marks = useStore(playhead, (state) => mark !== null && !state.playing && state.time === mark.time);
  useEffect(() => {
    if (host.current) outlineParts(host.current, marks && mark ? visibleParts(actor.spec.parts, mark.parts) : []);
  }, [actor, mark, marks]);
  useEffect(() => {
    if (!playing || !host.current) return undefined;
    return whileInSight(host.current, () => onFrame((elapsed) => advance(playhead, elapsed)));
  }, [playing, playhead]);
  return <div ref={host} className="absolute inset-0" dangerouslySetInnerHTML={actor.html} />;
}
