'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { whenIdle } from '../hooks/when-idle';
import { motionOn } from './motion-on';

/** The margin of a picture on each side, as a share of the canvas, for motions that leave it, such as a jump. */
const MARGIN_SHARE = 0.08;

/** The content of a picture. */
interface Moment {
  spec: MascotSpec;
  /** The motion to show; null for the rest pose. */
  clip: AnimationClip | null;
  /** The time to show, 0 to 1 of the motion. */
  moment: number;
}

const isSame = (a: Moment, b: Moment): boolean =>
  a.spec.parts === b.spec.parts && a.spec.palette === b.spec.palette && a.clip === b.clip && a.moment === b.moment;

/**
 * A mascot at one time of a motion, as an image. Images are cheaper than live SVG when a page shows many. A change is
 * rendered in the browser's idle time.
 */
export function Still({ spec, clip, moment, className }: Moment & { className?: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [first] = useState(() => ({ spec, clip, moment, source: stillUrl(spec, clip, moment) }));
  const drawn = useRef<Moment>(first);
  useEffect(() => {
    const now = { spec, clip, moment };
    if (isSame(drawn.current, now)) return undefined;
    // Each image is rendered in its own task, because a recolour changes all of them.
    return whenIdle(() => {
      drawn.current = now;
      if (image.current) image.current.src = stillUrl(spec, clip, moment);
    });
  }, [spec, clip, moment]);
  return (
    <div className={clsx('relative', className)}>
      <img
        ref={image}
        alt=""
        src={first.source}
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

/** The URL of an image of a mascot at a time of a clip, 0 to 1, with a margin around its canvas. */
function stillUrl(spec: MascotSpec, clip: AnimationClip | null, moment: number): string {
  const rig = rigOf(spec);
  const pose = clip ? sample(motionOn(spec, clip), moment * clip.duration) : {};
  const { width, height } = rig;
  const [x, y] = [width * MARGIN_SHARE, height * MARGIN_SHARE];
  const text = paintSvg(render(rig, pose), { viewBox: [-x, -y, width + 2 * x, height + 2 * y] });
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
