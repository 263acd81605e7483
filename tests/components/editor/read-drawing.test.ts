import { expect, test } from 'vitest';
import { readDrawing } from '@/components/editor/inspector/read-drawing';
import { biped } from '../../support/rigs';

const read = (state: string | null, text: string) => {
  const mouth = biped.parts.find(({ id }) => id === 'mouth');
  if (!mouth) throw new Error('The rig has no mouth.');
  return readDrawing(biped, mouth, state, text);
};

test('a drawing that is typed is cleaned as the service cleans it, in the part or in one of its drawings', () => {
  const { spec, problems, warnings } = read('sad', '<circle cx="10" cy="10" r="5" fill="$ink" onload="x()"/>');
  expect(problems).toEqual(spec ? [] : problems);
  const sad = spec?.parts.find(({ id }) => id === 'mouth')?.states.find(({ name }) => name === 'sad')?.svg;
  expect([sad ?? '', ...problems, ...warnings].join(' ')).toMatch(/path d=|onload|event/i);
  expect(read(null, '<circle cx="10" cy="10" r="5" fill="$ink"/>').spec?.parts).toHaveLength(biped.parts.length);
});

test('what it refuses is said, and nothing of it is drawn', () => {
  expect(read(null, '<circle r="5"').spec).toBeNull();
  expect(read(null, '<circle cx="1" cy="1" r="5" fill="$gold"/>').problems).toEqual([
    'The palette has no token "gold".',
  ]);
});
