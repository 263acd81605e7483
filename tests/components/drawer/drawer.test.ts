import { describe, expect, test } from 'vitest';
import { createDrawer } from '@/components/drawer/drawer';
import type { NumberedAnswer, NumberedQuestion } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

const sheet = (name: string) => ({ name }) as CharacterSheet;
const going = () => new AbortController().signal;

/** A drawer with fake workers that record their requests and answer on demand. */
function open() {
  const asked: NumberedQuestion[] = [];
  let heard: ((answer: NumberedAnswer) => void) | undefined;
  let stop: (() => void) | undefined;
  let ended = 0;
  const drawer = createDrawer((hear, stopped) => {
    heard = hear;
    stop = stopped;
    return { send: (question) => asked.push(question), end: () => (ended += 1) };
  });
  const last = () => asked.at(-1);
  const answer = (value: unknown = {}) => heard?.({ number: last()?.number ?? 0, answer: value } as NumberedAnswer);
  const fail = (failure: string) => heard?.({ number: last()?.number ?? 0, failure });
  const names = () => asked.map((each) => ('sheet' in each ? `${each.ask} ${each.sheet.name}` : each.ask));
  return { drawer, answer, fail, names, stop: () => stop?.(), ended: () => ended };
}

describe('a drawer', () => {
  test('sends one request at a time, drawings before pictures', async () => {
    const { drawer, answer, names } = open();
    const pictures = ['a', 'b'].map((name) => drawer.picture(sheet(name), 'figure', going()));
    const drawing = drawer.draw(sheet('c'));
    expect(names()).toEqual(['picture a']);
    answer();
    expect(names()).toEqual(['picture a', 'draw c']);
    answer({ spec: 'drawn' });
    answer();
    expect(await drawing).toEqual({ spec: 'drawn' });
    expect(names()).toEqual(['picture a', 'draw c', 'picture b']);
    await Promise.all(pictures);
  });

  test('caches pictures, and skips requests that are no longer needed', async () => {
    const { drawer, answer, names } = open();
    const stop = new AbortController();
    const first = drawer.picture(sheet('a'), 'figure', going());
    const gone = drawer.picture(sheet('b'), 'figure', stop.signal);
    stop.abort();
    answer({ width: 1 });
    await expect(gone).rejects.toThrow('no longer needed');
    expect(await drawer.picture(sheet('a'), 'figure', going())).toBe(await first);
    expect(names()).toEqual(['picture a']);
  });

  test('passes on a failure, and replaces a worker that stopped', async () => {
    const { drawer, fail, stop, answer, ended } = open();
    const failed = drawer.draw(sheet('a'));
    fail('No such kind.');
    await expect(failed).rejects.toThrow('No such kind.');
    const cut = drawer.draw(sheet('b'));
    stop();
    await expect(cut).rejects.toThrow('The drawing stopped. Try again.');
    expect(ended()).toBe(1);
    const again = drawer.draw(sheet('c'));
    answer({ spec: 'drawn' });
    expect(await again).toEqual({ spec: 'drawn' });
  });
});
