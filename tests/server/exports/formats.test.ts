import { expect, test } from 'vitest';
import { FORMAT_CARDS } from '@/components/export/formats';
import { EXPORT_FORMATS, EXPORT_FORMAT_NAMES } from '@/lib/contract/export-formats';
import { FORMATS } from '@/lib/server/exports/formats';
import type { Format } from '@/lib/server/exports/formats/format';

const cards = new Map(FORMAT_CARDS.map((card) => [card.format, card]));

test.each(EXPORT_FORMAT_NAMES)('%s is defined once, and its contract and its card agree', (name) => {
  const format: Format = FORMATS[name];
  const { title, mime, extension, kind } = EXPORT_FORMATS[name];
  expect(format).toMatchObject({ name, title, mime, extension, kind });
  const card = cards.get(name);
  expect(card?.canvas).toBe(format.kind === 'vector' && format.canvasNotes !== undefined);
  if (format.kind !== 'film') return;
  expect(card?.transparent).toBe(format.background === null);
  expect(Math.max(...(card?.rates ?? []))).toBe(format.maxFps);
});
