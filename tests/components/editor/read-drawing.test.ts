import { expect, test } from 'vitest';
import { readDrawing } from '@/components/editor/inspector/read-drawing';
import { biped } from '../../support/rigs';

const read = (state: string | null, text: string) => {
  const mouth = biped.parts.find(({ id }) => id === 'mouth');
  if (!mouth) throw new Error('The rig has no mouth.');
  return readDrawing(biped, mouth, state, text);
};

test('typed SVG is cleaned as on the service, for the part or one of its states', () => {
  const { spec, problems, warnings } = read('sad', '<circle cx="10" cy="10" r="5" fill="$ink" onload="x()"/>');
  expect(problems).toEqual(spec ? [] : problems);
  const sad = spec?.parts.find(({ id }) => id === 'mouth')?.states.find(({ name }) => name === 'sad')?.svg;
  expect([sad ?? '', ...problems, ...warnings].join(' ')).toMatch(/path d=|onload|event/i);
  expect(read(null, '<circle cx="10" cy="10" r="5" fill="$ink"/>').spec?.parts).toHaveLength(biped.parts.length);
});

test('refused SVG gives a message and no drawing', () => {
  expect(read(null, '<circle r="5"').spec).toBeNull();
  expect(read(null, '<circle cx="1" cy="1" r="5" fill="$gold"/>').problems).toEqual([
    'The palette has no token "gold".',
  ]);
});
