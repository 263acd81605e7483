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
 * A colour picker with a plane and a hue slider in OKLCH, a text field, and the browser's eyedropper. Escape cancels a
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

/** The picked colour as a swatch and as text. */
function Picked({ picking, onTake }: { picking: Picking; onTake: (hex: string) => void }) {
  const color = useStore(picking.store, (picked) => picked.color);
  return (
    <>
      <span aria-hidden className="size-6 rounded-[5px] shadow-[0_0_0_1px_var(--line)]" style={{ background: color }} />
      <HexField label="Hex" color={color} onChange={onTake} />
    </>
  );
}

/**
 * The state of the picker's gestures. During a gesture, only the components that show the picked point are rendered.
 */
function usePicking(color: string, events: PickerEvents): Picking {
  const [picking] = useState(() => createPicking(color, events));
  useEffect(() => picking.sendTo(events));
  useEffect(() => picking.follow(color), [picking, color]);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      // Otherwise the popover around the picker would close.
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
