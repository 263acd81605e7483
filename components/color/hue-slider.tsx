'use client';

import { Slider as Radix } from 'radix-ui';
import { useStore } from 'zustand';
import { fromOklch } from '@/lib/core/color/oklch';
import type { Picking } from './picking';

/** The colour stops of the track's gradient. A stop every 30 degrees looks continuous. */
const STOPS = Array.from({ length: 13 }, (_, index) => fromOklch({ l: 0.72, c: 0.15, h: index * 30 }));
const RAINBOW = `linear-gradient(to right, ${STOPS.join(', ')})`;

/** A slider for the hue, in degrees. A drag or a key press is one change. */
export function HueSlider({ picking }: { picking: Picking }) {
  const hue = useStore(picking.store, ({ point }) => point.h);
  return (
    <Radix.Root
      value={[Math.round(hue)]}
      max={359}
      onValueChange={([next]) => next !== undefined && picking.move({ h: next })}
      onValueCommit={picking.end}
      className="relative flex h-5 w-full touch-none items-center select-none pointer-coarse:h-9"
    >
      <Radix.Track className="h-3 grow rounded-full" style={{ background: RAINBOW }} />
      <Radix.Thumb
        aria-label="Hue"
        aria-valuetext={`${Math.round(hue)} degrees`}
        className="block size-4 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.4)]"
        style={{ background: fromOklch({ l: 0.72, c: 0.15, h: hue }) }}
      />
    </Radix.Root>
  );
}
