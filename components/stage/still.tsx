'use client';

import { clsx } from 'clsx';
import { useMemo } from 'react';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** How far a picture reaches beyond the canvas on each side, as a share of it: a jump leaves the canvas. */
const MARGIN_SHARE = 0.08;

interface StillProps {
  spec: MascotSpec;
  /** The motion to show; none is the rest pose. */
  clip?: AnimationClip | null;
  /** The moment of the motion to show, 0 to 1 of it. */
  moment: number;
  className?: string;
}

/**
 * A mascot at one moment as a picture, which the browser keeps as a bitmap: many of them cost a page less than as many
 * drawings.
 */
export function Still({ spec, clip = null, moment, className }: StillProps) {
  const source = useMemo(() => stillUrl(spec, clip, moment), [spec, clip, moment]);
  return (
    <div className={clsx('relative', className)}>
      <img
        alt=""
        src={source}
        decoding="async"
        draggable={false}
        className="pointer-events-none absolute max-w-none object-contain"
        style={STILL_STYLE}
      />
    </div>
  );
}

const STILL_STYLE = {
  inset: `${-MARGIN_SHARE * 100}%`,
  width: `${(1 + 2 * MARGIN_SHARE) * 100}%`,
  height: `${(1 + 2 * MARGIN_SHARE) * 100}%`,
};

/** The address of a mascot's picture at a moment of a clip, 0 to 1, with a margin around its canvas. */
function stillUrl(spec: MascotSpec, clip: AnimationClip | null, moment: number): string {
  const rig = rigOf(spec);
  const pose = clip ? sample(compileClip(rig, clip), moment * clip.duration) : {};
  const { width, height } = rig;
  const [x, y] = [width * MARGIN_SHARE, height * MARGIN_SHARE];
  const text = paintSvg(render(rig, pose), { viewBox: [-x, -y, width + 2 * x, height + 2 * y] });
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
