'use client';

import { Check, Plus } from 'lucide-react';
import type { Animation } from '@/lib/contract/animation';
import { useRef, type MouseEvent } from 'react';
import type { PresetEntry } from '@/lib/core/clip/presets';
import type { PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { IconButton } from '../ui/icon-button';
import { MotionCard } from './motion-card';
import { useComposed } from './use-composed';

interface PresetsProps {
  spec: MascotSpec;
  /** The presets to show. */
  presets: readonly PresetEntry[];
  animations: readonly Animation[];
  current: string | null;
  onPlay: (name: PresetName, title: string) => void;
  onAdd: (name: PresetName) => void;
  onMenu: (event: MouseEvent, preset: PresetEntry) => void;
}

/** Presets, shown on this mascot. */
export function Presets({ spec, presets, animations, current, onPlay, onAdd, onMenu }: PresetsProps) {
  return (
    <ul aria-label="Preset motions" className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
      {presets.map((preset) => (
        <PresetItem
          key={preset.name}
          preset={preset}
          spec={spec}
          added={animations.some((animation) => animation.preset === preset.name)}
          current={current === `preset:${preset.name}`}
          onPlay={onPlay}
          onAdd={onAdd}
          onMenu={onMenu}
        />
      ))}
    </ul>
  );
}

interface PresetItemProps extends Pick<PresetsProps, 'spec' | 'onPlay' | 'onAdd' | 'onMenu'> {
  preset: PresetEntry;
  added: boolean;
  current: boolean;
}

function PresetItem({ preset, spec, added, current, onPlay, onAdd, onMenu }: PresetItemProps) {
  const { name, title, description } = preset;
  const item = useRef<HTMLLIElement>(null);
  return (
    <li ref={item} onContextMenu={(event) => onMenu(event, preset)}>
      <MotionCard
        spec={spec}
        clip={useComposed(item, spec, name)}
        title={title}
        description={description}
        current={current}
        onPlay={() => onPlay(name, title)}
        corner={
          <IconButton
            size="small"
            icon={added ? Check : Plus}
            label={added ? `Add ${title.toLowerCase()} again` : `Add ${title.toLowerCase()}`}
            className="bg-raised pointer-coarse:bg-transparent"
            onClick={() => onAdd(name)}
          />
        }
      />
    </li>
  );
}
