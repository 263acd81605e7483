import { expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { ArtistError } from '@/lib/artist/types';
import type { ArtistContext, ArtistEvent, DesignInput } from '@/lib/artist/types';
import { artist, finishWork } from '@/lib/server/artist';

const FLAGSHIP = 'a cheerful orange fox barista with a green apron';
const context = (seed = 'seed'): ArtistContext => ({ signal: new AbortController().signal, maxCostUsd: 1, seed });

async function design(input: Partial<DesignInput>, seed?: string) {
  const events: ArtistEvent[] = [];
  const result = await finishWork(
    artist().design({ prompt: FLAGSHIP, detail: 'standard', ...input }, context(seed)),
    (event) => void events.push(event),
  );
  return { ...result, events };
}

const drafts = (events: ArtistEvent[]) => events.flatMap((event) => (event.type === 'draft' ? [event.spec] : []));
const lines = (events: ArtistEvent[]) => events.flatMap((event) => (event.type === 'progress' ? [event.text] : []));

test('the same prompt, style, detail and seed give the same bytes', async () => {
  const [one, two] = [
    await design({ style: 'kawaii', detail: 'high' }),
    await design({ style: 'kawaii', detail: 'high' }),
  ];
  expect(JSON.stringify(one)).toBe(JSON.stringify(two));
});

test('another seed or another prompt gives another mascot', async () => {
  const [one, seed, prompt] = [
    await design({ prompt: 'a bear' }),
    await design({ prompt: 'a bear' }, 'other'),
    await design({ prompt: 'a nice bear' }),
  ];
  expect(JSON.stringify(seed.spec.parts)).not.toBe(JSON.stringify(one.spec.parts));
  expect(JSON.stringify(prompt.spec.parts)).not.toBe(JSON.stringify(one.spec.parts));
});

test.each([
  [FLAGSHIP, 8],
  ['a dog', 7],
  ['a slime', 4],
  ['a cloud', 4],
])('%s has %i valid drafts, the last of which is the result', async (prompt, count) => {
  const { events, spec } = await design({ prompt });
  const grown = drafts(events);
  expect(grown.length).toBe(count);
  for (const draft of grown) expect(acceptSpec(draft)).toMatchObject({ ok: true, value: { warnings: [] } });
  const counts = grown.map(({ parts }) => parts.length);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(grown.at(-1)).toEqual(spec);
});

test('the notes say which words were understood and which were not', async () => {
  const { events } = await design({});
  expect(lines(events)[0]).toBe('Reading the brief: fox, orange, cheerful, barista, green apron, coffee cup');
  const unknown = lines((await design({ prompt: 'a green zorblax with a flumox' })).events);
  expect(unknown[0]).toBe('Reading the brief: green; a monster stands in for the zorblax');
  expect(unknown[1]).toBe('Not sure how to draw: zorblax, flumox');
});

test('the name is the given one, else one from the prompt, else one that suits the subject', async () => {
  expect((await design({ name: 'Ada' })).spec.name).toBe('Ada');
  expect((await design({ prompt: 'a fox named Robin' })).spec.name).toBe('Robin');
  expect((await design({})).spec.name).toMatch(/^\w+ the Fox$/);
});

test('notes are read with the prompt', async () => {
  expect((await design({ prompt: 'a fox', notes: 'wearing a red scarf' })).spec.parts.map(({ id }) => id)).toContain(
    'scarf',
  );
});

test('a prompt without words is refused', async () => {
  await expect(design({ prompt: '12345' })).rejects.toThrow(ArtistError);
});

test('an aborted signal stops the work', async () => {
  const abort = new AbortController();
  const work = artist().design(
    { prompt: 'a fox', detail: 'standard' },
    { signal: abort.signal, maxCostUsd: 1, seed: 's' },
  );
  await work.next();
  abort.abort(new Error('Canceled'));
  await expect(finishWork(work)).rejects.toThrow('Canceled');
});
