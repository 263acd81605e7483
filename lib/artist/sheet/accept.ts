import { checkBy } from '@/lib/core/issues';
import { type Checked, MAX_PROBLEMS, type Problem } from '@/lib/core/problem';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import { SPECIES } from '../species';
import { BREEDS } from '../species/breeds';
import { WARDROBE } from '../wardrobe';
import type { GarmentId } from '../words/garment-ids';

function subjectProblems({ subject: { kind, breed, letter } }: CharacterSheet): Problem[] {
  if (!Object.hasOwn(SPECIES, kind)) return [{ path: 'subject.kind', message: `The kit has no kind "${kind}".` }];
  const breeds = Object.entries(BREEDS).find(([id]) => id === kind)?.[1] ?? [];
  return [
    ...(breed !== null && !breeds.some(({ title }) => title === breed)
      ? [{ path: 'subject.breed', message: `The kit has no breed "${breed}" of ${kind}.` }]
      : []),
    ...((kind === 'letter') === (letter !== null)
      ? []
      : [{ path: 'subject.letter', message: 'A letter is named where the kind is "letter", and only there.' }]),
  ];
}

function itemProblems({ wears }: CharacterSheet): Problem[] {
  return wears.flatMap(({ item }, index) => {
    const path = `wears[${index}].item`;
    if (!isKnown(item)) return [{ path, message: `The kit has no item "${item}".` }];
    const isAgain = wears.findIndex((each) => each.item === item) < index;
    return isAgain ? [{ path, message: `The item "${item}" is used more than once.` }] : [];
  });
}

function floorProblems({ around = [] }: CharacterSheet): Problem[] {
  return around.flatMap(({ item }, index) => {
    const path = `around[${index}].item`;
    if (!isKnown(item)) return [{ path, message: `The kit has no item "${item}".` }];
    return WARDROBE[item].stand ? [] : [{ path, message: `The item "${item}" cannot stand on the floor.` }];
  });
}

const isKnown = (item: string): item is GarmentId => Object.hasOwn(WARDROBE, item);

/** Validates a sheet from outside. Gives it with its defaults filled in, or up to `MAX_PROBLEMS` problems at once. */
export function acceptSheet(input: unknown): Checked<CharacterSheet> {
  const shaped = checkBy(CharacterSheet, input);
  if (!shaped.ok) return shaped;
  const problems = [subjectProblems, itemProblems, floorProblems]
    .flatMap((problemsOf) => problemsOf(shaped.value))
    .slice(0, MAX_PROBLEMS);
  return problems.length > 0 ? { ok: false, problems } : shaped;
}
