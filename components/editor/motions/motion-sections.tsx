'use client';

import type { Animation } from '@/lib/contract/animation';
import type { PresetEntry } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { motionTitle } from '../../gallery/motion-title';
import { OwnMotions } from '../../gallery/own-motions';
import { Presets } from '../../gallery/presets';
import { openContextMenu } from '../../layers/context-menu';
import { animationMenu, presetMenu } from '../menus/motion-menu';
import { readClip, withClip } from '../state/clip-reads';
import { useEditor, useEditorState } from '../state/context';
import { addPreset, deleteAnimation } from '../state/motions';
import { play } from '../state/playing';
import { presetFor } from '../state/preset-for';

const usePlayedKey = (): string | null => useEditorState(({ motion }) => motion?.key ?? null);

/** The mascot's own animations, to play and to delete. */
export function OwnSection({ spec, animations }: { spec: MascotSpec; animations: readonly Animation[] }) {
  const editor = useEditor();
  const current = usePlayedKey();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="px-1 text-small font-medium text-muted">Animations</h3>
      <OwnMotions
        spec={spec}
        animations={animations}
        current={current}
        onMissing={({ id }) => void readClip(editor, id).catch(() => null)}
        onPlay={({ id, name }) =>
          withClip(editor, id, (clip) => play(editor, { key: id, title: motionTitle(name), clip }))
        }
        onDelete={(animation) => void deleteAnimation(editor, animation)}
        onMenu={(event, animation) =>
          openContextMenu(event, { label: motionTitle(animation.name), entries: animationMenu(editor, animation) })
        }
      />
    </section>
  );
}

/** The presets, to play and to add to the mascot. */
export function PresetSection({ spec, presets }: { spec: MascotSpec; presets: readonly PresetEntry[] }) {
  const editor = useEditor();
  const animations = useEditorState((state) => state.animations);
  const current = usePlayedKey();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="px-1 text-small font-medium text-muted">Presets</h3>
      <Presets
        spec={spec}
        presets={presets}
        animations={animations}
        current={current}
        onPlay={(name, title) =>
          play(editor, { key: `preset:${name}`, title, clip: presetFor(editor.store.getState().spec, name) })
        }
        onAdd={(name) => void addPreset(editor, name)}
        onMenu={(event, preset) => openContextMenu(event, { label: preset.title, entries: presetMenu(editor, preset) })}
      />
    </section>
  );
}
