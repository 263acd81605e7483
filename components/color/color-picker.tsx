'use client';

import { Pipette } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../ui/icon-button';
import { HexField } from './hex-field';
import { HueSlider } from './hue-slider';
import { canPickFromScreen, pickFromScreen } from './pick-from-screen';
import { createPicking, type PickerEvents, type Picking } from './picking';
import { Plane } from './plane';
import { readHex } from './read-hex';

interface ColorPickerProps extends PickerEvents {
  color: string;
}

const never = () => () => undefined;

/**
 * Picks a colour by saturation, lightness and hue as the eye sees them, as text, or from the screen. Escape gives up a
 * drag.
 */
export function ColorPicker({ color, ...events }: ColorPickerProps) {
  const picking = usePicking(color, events);
  const picks = useSyncExternalStore(never, canPickFromScreen, () => false);
  const takeOver = (hex: string | null) => {
    if (hex === null) return;
    events.onChange(hex);
    events.onEnd();
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Plane picking={picking} />
      <HueSlider picking={picking} />
      <div className="flex h-8 items-center gap-2 pointer-coarse:h-10">
        <Picked picking={picking} onTake={takeOver} />
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

/** The picked colour, also as text. */
function Picked({ picking, onTake }: { picking: Picking; onTake: (hex: string) => void }) {
  const color = useStore(picking.store, (picked) => picked.color);
  return (
    <>
      <span aria-hidden className="size-6 rounded-[5px] shadow-[0_0_0_1px_var(--line)]" style={{ background: color }} />
      <HexField label="Hex" color={color} onChange={onTake} />
    </>
  );
}

/** The gestures of the picker: only what shows their point is rendered meanwhile. */
function usePicking(color: string, events: PickerEvents): Picking {
  const [picking] = useState(() => createPicking(color, events));
  useEffect(() => picking.sendTo(events));
  useEffect(() => picking.follow(color), [picking, color]);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      // The popover around the picker would close.
      if (event.key === 'Escape' && picking.cancel()) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => {
      window.removeEventListener('keydown', escape, { capture: true });
      picking.commit();
    };
  }, [picking]);
  return picking;
}
