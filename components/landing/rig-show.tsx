'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { CastPlayer } from './cast-player';

/** A colour to try, and its name. */
export interface PaintChoice {
  title: string;
  color: string;
}

interface RigShowProps {
  id: string;
  name: string;
  /** The token of the mascot's main colour; its original colour is offered first. */
  token: string;
  paints: readonly PaintChoice[];
  parts: number;
  states: number;
}

/** A mascot in three views: with live recolouring, split into parts, and with its joints. */
export function RigShow({ id, name, token, paints, parts, states }: RigShowProps) {
  const [color, setColor] = useState(paints[0]?.color ?? '');
  return (
    <div className="grid gap-x-8 gap-y-12 sm:grid-cols-3">
      <figure className="flex flex-col items-center text-center">
        <CastPlayer id={id} name={name} motion="idle" times={0} palette={{ [token]: color }} />
        <div role="group" aria-label={`Colour of ${name}`} className="mt-4 flex gap-2">
          {paints.map((paint) => (
            <button
              key={paint.color}
              type="button"
              aria-pressed={paint.color === color}
              aria-label={paint.title}
              title={paint.title}
              onClick={() => setColor(paint.color)}
              style={{ background: paint.color }}
              className={clsx(
                'size-7 rounded-full shadow-[inset_0_0_0_1px_var(--line-strong)] outline-offset-2',
                'aria-pressed:outline-2 aria-pressed:outline-ink pointer-coarse:size-10',
              )}
            />
          ))}
        </div>
        <figcaption className="mt-4">
          <strong className="font-medium">A palette of tokens.</strong>{' '}
          <span className="text-muted">
            Change one colour, and its shade, light and line follow. Free, at once, undoable.
          </span>
        </figcaption>
      </figure>
      <Still
        src={`/show/${id}/parts.svg`}
        alt={`${name} with each part in a colour of its own`}
        title={`${parts} parts.`}
        text={
          `Drawn whole where they overlap, so that no joint opens. ${states} other drawings, such as closed eyes ` +
          'and an open mouth.'
        }
      />
      <Still
        src={`/show/${id}/joints.svg`}
        alt={`${name} with its joints`}
        title="Joints where a body bends."
        text={
          'Pivots, limits, draw order and anchors: every motion, the fifteen built in and your own, plays on this ' +
          'rig.'
        }
      />
    </div>
  );
}

function Still({ src, alt, title, text }: { src: string; alt: string; title: string; text: string }) {
  return (
    <figure className="flex flex-col items-center text-center">
      {/* A plain image: an optimiser would turn the drawing into pixels. */}
      <img
        src={src}
        alt={alt}
        width={512}
        height={512}
        loading="lazy"
        decoding="async"
        className="aspect-square w-full"
      />
      <figcaption className="mt-4 sm:mt-[3.75rem]">
        <strong className="font-medium">{title}</strong> <span className="text-muted">{text}</span>
      </figcaption>
    </figure>
  );
}
