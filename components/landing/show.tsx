'use client';

import { useState } from 'react';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import type { PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../hooks/use-media';
import { Puppet } from '../stage/puppet';
import { Chip } from '../ui/chip';

const SHOWN: readonly PresetName[] = ['wave', 'dance', 'jump', 'think', 'celebrate', 'sleep'];

/** A live mascot and some of what it can do. */
export function Show({ spec }: { spec: MascotSpec }) {
  const [name, setName] = useState<PresetName>('wave');
  const [clip, setClip] = useState(() => presetClip(spec, 'wave'));
  const [asked, setAsked] = useState(false);
  const still = useReducedMotion();
  const play = (next: PresetName) => {
    setName(next);
    setClip(presetClip(spec, next));
    setAsked(true);
  };
  return (
    <div className="flex flex-col items-center">
      <Puppet spec={spec} clip={clip} playing={!still || asked} className="aspect-square w-full max-w-[30rem]" />
      <div role="group" aria-label="Motions" className="mt-2 flex flex-wrap justify-center gap-1.5">
        {PRESETS.filter((preset) => SHOWN.includes(preset.name)).map((preset) => (
          <Chip key={preset.name} aria-pressed={preset.name === name} onClick={() => play(preset.name)}><span className="sr-only">Play </span>{preset.title}</Chip>
        ))}
      </div>
    </div>
  );
}
