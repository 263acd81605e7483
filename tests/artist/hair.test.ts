import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import { readPrompt } from '@/lib/artist/words/read';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import { findRoles } from '@/lib/core/rig/roles';
import { type Haircut, HAIRCUTS } from '@/lib/core/sheet/vocabulary';
import type { MascotSpec } from '@/lib/core/spec/schema';

const person = (hair: Haircut | null, seed = 0, wears: readonly { item: string }[] = [], direction = 'outlined') => {
  const sheet = {
    sheet_version: 1,
    name: 'Somebody',
    subject: { kind: 'person' },
    face: { hair },
    colors: { skin: '#8d5a3b', hair: '#2b2730' },
    wears,
    direction,
    seed,
  };
  const read = acceptSheet(sheet);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { sheet: read.value, spec: construct(read.value) };
};
const HAIR_PART = /^(?:hair|braid|bun|ponytail|pigtail|mohawk|loc)(?:_|$)/;
const hairParts = ({ parts }: MascotSpec) =>
  parts.filter(({ id }) => HAIR_PART.test(id) && !/_(?:outline|border)$/.test(id));

const faultsOf = (drawn: MascotSpec) => {
  const accepted = acceptSpec(drawn);
  return accepted.ok ? critiqueRig(accepted.value.spec).map(({ message }) => message) : accepted.problems;
};

describe('the haircut in a prompt', () => {
  test.each<[string, Haircut]>([
    ['a woman doctor with curly hair', 'curly'],
    ['a curly-haired boy', 'curly'],
    ['a girl with long curly hair', 'curly'],
    ['a man whose hair is wavy', 'wavy'],
    ['a woman with long straight hair', 'long'],
    ['a long-haired man', 'long'],
    ['a woman with a sleek bob', 'bob'],
    ['a woman with bob hair', 'bob'],
    ['a man with an afro', 'afro'],
    ['a girl with braids', 'braids'],
    ['a woman with long black box braids', 'box_braids'],
    ['a man with dreadlocks', 'locs'],
    ['a woman with locs', 'locs'],
    ['a teacher with her hair in a bun', 'bun'],
    ['a woman with a low bun', 'low_bun'],
    ['a girl with space buns', 'space_buns'],
    ['a girl with long hair in a ponytail', 'ponytail'],
    ['a girl with pigtails', 'pigtails'],
    ['a man with short hair', 'short'],
    ['a boy with messy hair', 'tousled'],
    ['a man with a buzz cut', 'buzz'],
    ['a soldier with a crew cut', 'crop'],
    ['a woman with a pixie cut', 'pixie'],
    ['a girl with a pink mohawk', 'mohawk'],
    ['a bald man', 'bald'],
    ['eine Frau mit lockigen Haaren', 'curly'],
    ['ein Mädchen mit Zöpfen', 'braids'],
    ['eine Frau mit Pferdeschwanz', 'ponytail'],
    ['ein Mann mit Glatze', 'bald'],
    ['una mujer con el pelo rizado', 'curly'],
    ['una niña con trenzas', 'braids'],
    ['un hombre calvo', 'bald'],
    ['une femme aux cheveux bouclés', 'curly'],
    ['une fille avec une tresse', 'braids'],
    ['une femme aux cheveux longs', 'long'],
    ['una donna con i capelli ricci', 'curly'],
    ['una ragazza con le trecce', 'braids'],
    ['una donna con lo chignon', 'bun'],
    ['uma mulher de cabelo cacheado', 'curly'],
    ['um homem careca', 'bald'],
  ])('%s: %s', (prompt, cut) => {
    const brief = readPrompt(prompt);
    expect([brief.cut, brief.unknown]).toEqual([cut, []]);
  });

  test.each(['a woman with a long dress', 'a man called Bob', 'a short man', 'a cat with curly hair', 'a boy'])(
    '%s states no haircut',
    (prompt) => expect(readPrompt(prompt).cut).toBeNull(),
  );

  test.each([
    ['a girl with red braids', '#b8502a'],
    ['a woman with a grey bun', '#a3a6ad'],
    ['a blond ponytail on a woman', '#e6bd69'],
    ['a girl with blue pigtails', '#4a8fe7'],
    ['a woman with ginger curly hair', '#b8502a'],
    ['a man with a red beard', '#b8502a'],
  ])('%s states the hair colour', (prompt, color) => {
    expect(readPrompt(prompt).colors).toEqual({ hair: color });
  });
});

describe('each haircut', () => {
  test('has a unique silhouette', () => {
    const outlines = HAIRCUTS.map((cut) =>
      JSON.stringify(person(cut).spec.parts.filter(({ id }) => id.endsWith('_outline'))),
    );
    expect(new Set(outlines).size).toBe(HAIRCUTS.length);
  });

  test.each(HAIRCUTS)('%s is kept by its sheet, is attached to the head and has no findings', (cut) => {
    const { sheet, spec } = person(cut);
    expect(sheet.face.hair).toBe(cut);
    expect(construct(structuredClone(sheet))).toEqual(spec);
    for (const direction of ['outlined', 'flat']) expect(faultsOf(person(cut, 0, [], direction).spec)).toEqual([]);
    expect(hairParts(spec).map(({ parent }) => parent)).toEqual(hairParts(spec).map(() => 'head'));
    expect(hairParts(spec)).toHaveLength(cut === 'bald' ? 0 : Math.max(1, hairParts(spec).length));
  });

  test('swings if it hangs', () => {
    const dangling = findRoles(person('braids').spec).dangling.map(({ part }) => part);
    expect(dangling).toEqual(expect.arrayContaining(['braid_left', 'braid_right']));
  });
});

describe('hair under a hat', () => {
  test('is hidden by a hijab and a turban', () => {
    for (const item of ['hijab', 'turban']) expect(hairParts(person('afro', 0, [{ item }]).spec)).toEqual([]);
  });

  test('ties a bun low under a beanie, but not under a crown', () => {
    const [under, beside] = ['beanie', 'crown'].map((item) => {
      const { spec } = person('bun', 0, [{ item }]);
      const bun = hairParts(spec).find(({ id }) => id === 'bun');
      const hat = spec.parts.find(({ id }) => id === 'hat');
      return bun && hat ? bun.pivot[1] - hat.pivot[1] : null;
    });
    expect(under).toBeGreaterThan(0);
    expect(beside).toBeLessThan(0);
  });
});

/** The hair of ten people without a stated haircut. */
const tenOf = (prompt: string) =>
  Array.from({ length: 10 }, (_, seed) =>
    hairParts(designSpec({ prompt, detail: 'standard' }, String(seed)))
      .map(({ svg }) => svg.length)
      .join(),
  );

test.each(['a woman', 'a man', 'a person'])(
  'without a stated haircut, ten drawings of %s vary, and each is deterministic',
  (prompt) => {
    expect(new Set(tenOf(prompt)).size).toBeGreaterThan(4);
    expect(tenOf(prompt)).toEqual(tenOf(prompt));
  },
);
