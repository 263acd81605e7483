'use client';

import { useMemo, useState } from 'react';
import type { PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../../hooks/use-media';
import { MotionView } from '../../stage/motion-view';
import { playClock, type PlayedMoment, posterClock } from '../../stage/play-clock';
import { Slider } from '../../ui/slider';
import { presetFor } from '../state/preset-for';

export const WAYS_TO_COMPARE = [
  { value: 'beside', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
] as const;
export type WayToCompare = (typeof WAYS_TO_COMPARE)[number]['value'];

/** A version in the comparison. */
interface Compared {
  spec: MascotSpec;
  title: string;
}

interface ComparedStageProps {
  left: Compared;
  right: Compared;
  way: WayToCompare;
  motion: PresetName;
}

/** Two versions in the same motion at the same time: side by side, or overlaid with a slider. */
export function ComparedStage({ left, right, way, motion }: ComparedStageProps) {
  const still = useReducedMotion();
  const now = useMemo(() => {
    const clip = presetFor(right.spec, motion);
    return still ? posterClock(clip) : playClock(clip, null);
  }, [right.spec, motion, still]);
  if (way === 'slider') return <Over left={left} right={right} motion={motion} now={now} />;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Side {...left} motion={motion} now={now} />
      <Side {...right} motion={motion} now={now} />
    </div>
  );
}

interface SideProps extends Compared {
  motion: PresetName;
  now: PlayedMoment;
}

const STAGE = 'flex h-56 items-center justify-center overflow-hidden rounded-ui bg-stage p-3 sm:h-80';

function Side({ spec, title, motion, now }: SideProps) {
  return (
    <div role="img" aria-label={title} className={STAGE}>
      <MotionView spec={spec} clip={presetFor(spec, motion)} now={now} className="flex size-full justify-center" />
    </div>
  );
}

/** Two versions overlaid. The slider sets how much of the left one is visible, in percent. */
function Over({ left, right, motion, now }: Omit<ComparedStageProps, 'way'> & { now: PlayedMoment }) {
  const [share, setShare] = useState(50);
  const views = [
    { side: 'left', ...left, clipPath: `inset(0 ${100 - share}% 0 0)` },
    { side: 'right', ...right, clipPath: `inset(0 0 0 ${share}%)` },
  ];
  return (
    <div className="flex flex-col gap-2">
      <div role="img" aria-label={`${left.title} and ${right.title}`} className={`relative ${STAGE}`}>
        {views.map(({ side, spec, clipPath }) => (
          <div key={side} className="absolute inset-3" style={{ clipPath }}>
            <MotionView
              spec={spec}
              clip={presetFor(spec, motion)}
              now={now}
              className="flex size-full justify-center"
            />
          </div>
        ))}
        <div aria-hidden className="absolute inset-3">
          <div className="h-full w-px bg-accent" style={{ marginLeft: `${share}%` }} />
        </div>
      </div>
      <div className="px-3">
        <Slider
          label={`How much of ${left.title} is seen`}
          value={share}
          min={0}
          max={100}
          step={1}
          onChange={setShare}
          text={`${share} %`}
        />
      </div>
    </div>
  );
}
