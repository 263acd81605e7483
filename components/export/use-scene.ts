'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useEditor, useEditorState } from '../editor/state/context';
import { presetFor } from '../editor/state/preset-for';
import { at } from '../hooks/client';
import { cardOf, type Choices } from './choices';
import type { ExportScene } from './facts';

/** Gives the clip of an animation (by id or name) or a preset; null until it is read. */
function clipOf(spec: MascotSpec, animations: readonly Animation[], wanted: string): AnimationClip | null {
  const own = animations.find(({ id, name }) => id === wanted || name === wanted);
  const preset = PRESETS.find(({ name }) => name === wanted);
  return own ? (own.clip ?? null) : preset ? presetFor(spec, preset.name) : null;
}

/** Gives the motion of a canvas's initial state. */
const firstAnimation = ({ graph: { states, initial } }: Canvas): string =>
  states.find(({ id }) => id === initial)?.animation ?? '';

/** The drawing of the chosen version; null until it is read. */
function useVersionSpec(version: string | null): MascotSpec | null {
  const { client, store } = useEditor();
  const shown = useEditorState((state) => state.spec);
  const [older, setOlder] = useState<{ version: string; spec: MascotSpec } | null>(null);
  const missing = version !== null && older?.version !== version;
  useEffect(() => {
    if (!missing) return undefined;
    const stop = new AbortController();
    const params = { id: store.getState().mascot.id };
    // Without the drawing the dialog shows no preview, and the export still works.
    client.call(at('GET /mascots/{id}/spec'), { params, query: { version }, signal: stop.signal }).then(
      (spec) => setOlder({ version, spec }),
      () => undefined,
    );
    return () => stop.abort();
  }, [client, store, version, missing]);
  if (version === null) return shown;
  return missing ? null : (older?.spec ?? null);
}

/** What the chosen files show: the version's drawing, and the clip of the motion or of the canvas's first state. */
export function useScene(choices: Choices, canvases: readonly Canvas[]): ExportScene | null {
  const animations = useEditorState((state) => state.animations);
  const spec = useVersionSpec(choices.version);
  const canvas = cardOf(choices.looked).canvas ? canvases.find(({ id }) => id === choices.canvas) : undefined;
  const wanted = canvas ? firstAnimation(canvas) : choices.animation;
  return useMemo(() => spec && { spec, clip: clipOf(spec, animations, wanted) }, [spec, animations, wanted]);
}
