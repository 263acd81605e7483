import { expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { drawingBox } from '@/lib/core/paint/extent';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { WARDROBE } from '@/lib/artist/wardrobe';
import type { GarmentId } from '@/lib/artist/words/garment-ids';
import { readPrompt } from '@/lib/artist/words/read';

/** The largest distance of an outline beyond its drawing in pixels: the width of the line and its offset. */
const MAX_OVERHANG_PX = 9;

/** The largest distance by which the outlines of an item extend beyond its drawings on a bear, in pixels. */
function overhangOf(item: GarmentId): number {
  const brief = { ...readPrompt('a bear'), wear: [{ item, color: null }] };
  const accepted = acceptSpec(
    construct(sheetOf(brief, { prompt: 'a bear', style: 'outlined', detail: 'standard' }, 's1')),
  );
  if (!accepted.ok) throw new Error(item);
  const { parts } = accepted.value.spec;
  const boxOf = (id: string) => drawingBox(drawingOf(parts.find((part) => part.id === id)?.svg ?? ''));
  const overhangs = parts.map(({ id }) => {
    const [drawn, outline] = [boxOf(id), boxOf(`${id}_outline`)];
    if (!id.startsWith(item) || !drawn || !outline) return 0;
    return Math.max(
      drawn.x - outline.x,
      drawn.y - outline.y,
      outline.x + outline.width - drawn.x - drawn.width,
      outline.y + outline.height - drawn.y - drawn.height,
    );
  });
  return Math.max(...overhangs);
}

test('the outlines of all items follow their drawings', () => {
  const astray = (Object.keys(WARDROBE) as GarmentId[]).filter((item) => overhangOf(item) > MAX_OVERHANG_PX);
  expect(astray).toEqual([]);
}, 120_000);
