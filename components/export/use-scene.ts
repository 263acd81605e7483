'use client';

import { useEffect, useMemo } from 'react';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { readClip } from '../editor/state/clip-reads';
import { useEditor, useEditorState } from '../editor/state/context';
import { presetFor } from '../editor/state/preset-for';
import { useVersionSpec } from '../editor/versions/use-version-spec';
import { cardOf, type Choices } from './choices';
import type { ExportScene } from './facts';

const ownOf = (animations: readonly Animation[], wanted: string): Animation | undefined =>
  animations.find(({ id, name }) => id === wanted || name === wanted);

/** The clip of an animation (by id or name) or of a preset; null until it is loaded. */
function clipOf(spec: MascotSpec, animations: readonly Animation[], wanted: string): AnimationClip | null {
  const own = ownOf(animations, wanted);
  const preset = PRESETS.find(({ name }) => name === wanted);
  return own ? (own.clip ?? null) : preset ? presetFor(spec, preset.name) : null;
}

/** The motion of a canvas's initial state. */
const firstAnimation = ({ graph: { states, initial } }: Canvas): string =>
  states.find(({ id }) => id === initial)?.animation ?? '';

/**
 * The content of the selected files: the drawing of the version, and the clip of the motion or of the canvas's initial
 * state.
 */
export function useScene(choices: Choices, canvases: readonly Canvas[]): ExportScene | null {
  const editor = useEditor();
  const animations = useEditorState((state) => state.animations);
  const shown = useEditorState((state) => state.spec);
  const older = useVersionSpec(choices.version);
  // Without the drawing the dialog shows no preview, but the export still works.
  const spec = choices.version === null ? shown : older === 'failed' ? null : older;
  const canvas = cardOf(choices.looked).canvas ? canvases.find(({ id }) => id === choices.canvas) : undefined;
  const wanted = canvas ? firstAnimation(canvas) : choices.animation;
  const own = ownOf(animations, wanted);
  const missing = own && !own.clip ? own.id : null;
  useEffect(() => {
    // Without the clip the dialog shows no preview, but the export still works.
    if (missing !== null) void readClip(editor, missing).catch(() => null);
  }, [editor, missing]);
  return useMemo(() => spec && { spec, clip: clipOf(spec, animations, wanted) }, [spec, animations, wanted]);
}
