'use client';

import { useMemo } from 'react';
import { presetClip } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../hooks/use-media';
import { Puppet } from '../stage/puppet';

/** A mascot that waves. */
export function Greeter({ spec }: { spec: MascotSpec }) {
  const wave = useMemo(() => presetClip(spec, 'wave'), [spec]);
  const still = useReducedMotion();
  return <Puppet spec={spec} clip={wave} playing={!still} className="size-32" />;
}
