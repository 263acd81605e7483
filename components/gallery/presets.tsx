'use client';

import { Check, Plus } from 'lucide-react';
import type { Animation } from '@/lib/contract/animation';
import { PRESETS } from '@/lib/core/clip/presets';
import type { PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { presetFor } from '../editor/state/preset-for';
import { IconButton } from '../ui/icon-button';
import { MotionCard } from './motion-card';

interface PresetsProps {
  spec: MascotSpec;
  animations: readonly Animation[];
  current: string | null;
  onPlay: (name: PresetName, title: string) => void;
  onAdd: (name: PresetName) => void;
}

/** The presets, each on this mascot. */
export function Presets({ spec, animations, current, onPlay, onAdd }: PresetsProps) {
  return (
    <ul aria-label="Preset motions" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
      {PRESETS.map(({ name, title, description }) => {
        const added = animations.some(({ preset }) => preset === name);
        return (
          <li key={name}>
            <MotionCard
              spec={spec}
              clip={presetFor(spec, name)}
              title={title}
              description={description}
              current={current === `preset:${name}`}
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
      })}
    </ul>
  );
}
