'use client';

import { Pipette } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { planeColor, planePointOf, type PlanePoint } from '@/lib/core/color/plane';
import { IconButton } from '../ui/icon-button';
import { HexField } from './hex-field';
import { HueSlider } from './hue-slider';
import { canPickFromScreen, pickFromScreen } from './pick-from-screen';
import { Plane } from './plane';
import { readHex } from './read-hex';

interface ColorPickerProps {
  color: string;
  /** Called with each colour during a change. */
  onChange: (color: string) => void;
  /** Called when a change is complete. */
  onEnd: () => void;
}

const never = () => () => undefined;

/** Picks a colour by saturation, lightness and hue as the eye sees them, as text, or from the screen. */
export function ColorPicker({ color, onChange, onEnd }: ColorPickerProps) {
  const [point, move] = usePoint(color, onChange);
  const picks = useSyncExternalStore(never, canPickFromScreen, () => false);
  const takeOver = (hex: string | null) => {
    if (hex === null) return;
    onChange(hex);
    onEnd();
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Plane point={point} onChange={move} onEnd={onEnd} />
      <HueSlider hue={point.h} onChange={(h) => move({ h })} onEnd={onEnd} />
      <div className="flex h-8 items-center gap-2 pointer-coarse:h-10">
        <span
          aria-hidden
          className="size-6 rounded-[5px] shadow-[0_0_0_1px_var(--line)]"
          style={{ background: color }}
        />
        <HexField label="Hex" color={color} onChange={takeOver} />
        <span className="grow" />
        {picks ? (
          <IconButton
            size="small"
            icon={Pipette}
            label="Pick from the screen"
            onClick={() => void pickFromScreen().then((hex) => takeOver(hex && readHex(hex)))}
          />
        ) : null}
      </div>
    </div>
  );
}

/**
 * The point of a colour, and what moves it. Hue and saturation are kept where a colour does not tell them: in greys,
 * black and white.
 */
function usePoint(color: string, onChange: (color: string) => void) {
  const [kept, setKept] = useState(() => ({ color, point: planePointOf(color) }));
  const point = kept.color === color ? kept.point : planePointOf(color, kept.point.h);
  if (kept.color !== color) setKept({ color, point });
  const move = (change: Partial<PlanePoint>) => {
    const next = { ...point, ...change };
    const hex = planeColor(next);
    setKept({ color: hex, point: next });
    onChange(hex);
  };
  return [point, move] as const;
}
