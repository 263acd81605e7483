'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../../hooks/use-media';
import { Puppet } from '../../stage/puppet';
import { Silhouette } from '../silhouette';
import { FIGURE_BOX } from '../stage-places';

interface FigureLayer {
  key: number;
  /** Null shows the silhouette. */
  spec: MascotSpec | null;
  idle: AnimationClip | null;
}

interface DraftFigureProps {
  spec: MascotSpec | null;
  idle: AnimationClip | null;
  /** The spec whose silhouette is shown without a draft. */
  shape: MascotSpec;
}

/** The drawing of a draft. It cross-fades with the previous one. */
export function DraftFigure({ spec, idle, shape }: DraftFigureProps) {
  const isStill = useReducedMotion();
  const [layers, setLayers] = useState<readonly FigureLayer[]>([{ key: 0, spec, idle }]);
  const top = layers.at(-1);
  if (top && top.spec !== spec) setLayers([top, { key: top.key + 1, spec, idle }]);
  else if (top && top.idle !== idle) setLayers([...layers.slice(0, -1), { ...top, idle }]);
  const shown = isStill ? layers.slice(-1) : layers;
  return (
    <div className={clsx('relative', FIGURE_BOX)}>
      {shown.map((layer) => (
        <div
          key={layer.key}
          onAnimationEnd={({ animationName }) => {
            if (animationName === 'gone') setLayers((all) => all.filter(({ key }) => key !== layer.key));
          }}
          className={clsx(
            'absolute inset-0 flex items-center justify-center',
            !isStill && (layer.key === top?.key ? layer.key > 0 && 'animate-fade' : 'animate-leave'),
          )}
        >
          {layer.spec ? (
            <Puppet spec={layer.spec} clip={layer.idle} playing={!isStill} className="size-full" />
          ) : (
            <Silhouette spec={shape} />
          )}
        </div>
      ))}
    </div>
  );
}
