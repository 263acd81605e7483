import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDrafting } from '@/components/create/draft/drafting';
import { amissText, understoodText } from '@/components/create/draft/reading-text';
import { createDrawer } from '@/components/drawer/drawer';
import type { NumberedAnswer, NumberedQuestion } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

const words = (prompt: string) => ({ prompt, detail: 'standard' as const });
const reading = { understood: ['fox'], standIn: null, unknown: [], unplaced: [], others: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Drafts with a fake worker that answers on demand, and critiques at once. */
function open(costs: Readonly<Record<number, number>> = {}, isPerson = false) {
  const asked: NumberedQuestion[] = [];
  let heard: ((answer: NumberedAnswer) => void) | undefined;
  let stopped: (() => void) | undefined;
  const drawer = createDrawer((hear, stop) => {
    [heard, stopped] = [hear, stop];
    const send = (question: NumberedQuestion) => {
      if (question.ask === 'critique')
        queueMicrotask(() => heard?.({ number: question.number, answer: costs[question.sheet.seed] ?? 0 }));
      else asked.push(question);
    };
    return { send, end: () => undefined };
  });
  const drafting = createDrafting(drawer, [1, 2, 3]);
  const reply = async (answer: unknown) => {
    heard?.({ number: asked.at(-1)?.number ?? 0, answer } as NumberedAnswer);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** Answers like the worker: with a sheet for each seed, named after the prompt. */
  const draw = () => {
    const question = asked.at(-1);
    if (question?.ask === 'draw') return reply({ sheet: question.sheet, spec: question.sheet.name });
    if (question?.ask !== 'design') throw new Error('Nothing is asked for.');
    const sheets = question.seeds.map((seed) => ({ name: `${question.words.prompt} ${seed}`, seed }));
    const traits = { breeds: [], shown: { person: isPerson ? { skin: '#aa7755' } : {} } };
    return reply({ drawing: { sheet: sheets[0], spec: sheets[0]?.name, traits }, sheets, reading });
  };
  const names = () => asked.map((each) => (each.ask === 'design' ? each.words.prompt : each.ask));
  const { store } = drafting;
  const shown = () => store.getState().shown?.spec;
  const choices = () => store.getState().choices.map(({ name }: CharacterSheet) => name);
  return { ...drafting, draw, reply, names, shown, choices, stop: () => stopped?.(), state: () => store.getState() };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('drafts of typed words', () => {
  test('are drawn in a pause of typing, for the latest words only', async () => {
    const { type, draw, names, shown } = open();
    type(words('a f'));
    await wait(30);
    type(words('a fo'));
    await wait(60);
    expect(names()).toEqual(['a fo']);
    type(words('a fox'));
    await wait(60);
    type(words('a fox w'));
    await wait(60);
    expect(names()).toEqual(['a fo']);
    await draw();
    expect(shown()).toBe('a fo 1');
    expect(names()).toEqual(['a fo', 'a fox w']);
    await draw();
    expect(shown()).toBe('a fox w 1');
  });

  test('say that they take long, if the first one does', async () => {
    const { type, draw, state } = open();
    type(words('a fox'));
    await wait(300);
    expect(state().isSlow).toBe(false);
    await wait(300);
    expect(state().isSlow).toBe(true);
    await draw();
    expect(state().isSlow).toBe(false);
    type(words('a fox with a hat'));
    await wait(1000);
    expect(state().isSlow).toBe(false);
    type(null);
    await draw();
    type(words('an owl'));
    await wait(600);
    expect(state().isSlow).toBe(true);
    type(null);
    expect(state().isSlow).toBe(false);
  });

  test('are followed by alternatives and then the idle motion, unless typing continues', async () => {
    const { type, draw, reply, names, choices, state } = open();
    type(words('fox'));
    await wait(60);
    await draw();
    expect(choices()).toEqual([]);
    await wait(240);
    expect(choices()).toEqual(['fox 1', 'fox 2', 'fox 3']);
    expect(state().isSettled).toBe(false);
    await wait(700);
    expect(state().isSettled).toBe(true);
    await reply({ name: 'idle' });
    expect(state().idle).toEqual({ name: 'idle' });
    type(words('fox cub'));
    await wait(60);
    await draw();
    expect(state()).toMatchObject({ isSettled: false, idle: null });
    type(words('fox cubs'));
    await wait(240);
    expect(choices()).toEqual(['fox 1', 'fox 2', 'fox 3']);
    expect(names()).toEqual(['fox', 'idle', 'fox cub', 'fox cubs']);
  });

  test('switch once to the best seed, and keep it while typing continues', async () => {
    const { type, draw, shown, choices, state } = open({ 1: 1, 2: 0.5, 3: 0 });
    type(words('fox'));
    await wait(60);
    await draw();
    expect(shown()).toBe('fox 1');
    await wait(240);
    await draw();
    expect([shown(), state().seed, choices()]).toEqual(['fox 3', 3, ['fox 3', 'fox 2', 'fox 1']]);
    type(words('fox cub'));
    await wait(60);
    await draw();
    await wait(240);
    expect([shown(), state().seed]).toEqual(['fox cub 3', 3]);
  });

  test('do not switch after a choice, or if the drawings differ little', async () => {
    const chosen = open({ 1: 1, 2: 1, 3: 0 });
    chosen.type(words('fox'));
    await wait(60);
    await chosen.draw();
    chosen.choose(2);
    await chosen.draw();
    chosen.type(words('fox cub'));
    await wait(60);
    await chosen.draw();
    await wait(240);
    expect([chosen.shown(), chosen.state().seed]).toEqual(['fox cub 2', 2]);
    const alike = open({ 1: 0.05, 2: 0.01, 3: 0 });
    alike.type(words('fox'));
    await wait(60);
    await alike.draw();
    await wait(240);
    expect([alike.shown(), alike.choices()]).toEqual(['fox 1', ['fox 1', 'fox 2', 'fox 3']]);
  });

  test('are given with their prompt once the latest is shown, and not exchanged afterwards', async () => {
    const { type, draw, latest, choose, shown } = open({ 1: 1, 2: 0.5, 3: 0 });
    type(words('fox'));
    const first = latest();
    await wait(60);
    await draw();
    expect(await first).toEqual({ sheet: { name: 'fox 1', seed: 1 }, prompt: 'fox' });
    await wait(240);
    expect(shown()).toBe('fox 1');
    type(words('fox cub'));
    const second = latest();
    await wait(60);
    await draw();
    expect(await second).toEqual({ sheet: { name: 'fox cub 1', seed: 1 }, prompt: 'fox cub' });
    choose(2);
    const third = latest();
    await draw();
    expect((await third)?.sheet.seed).toBe(2);
  });

  test('are given as null if nothing can be drawn', async () => {
    const { type, reply, stop, latest } = open();
    type(words('123'));
    const empty = latest();
    await wait(60);
    await reply(null);
    expect(await empty).toBeNull();
    type(words('fox'));
    const failed = latest();
    await wait(60);
    stop();
    expect(await failed).toBeNull();
  });

  test('of a person keep the order of seeds', async () => {
    const { type, draw, shown, choices } = open({ 1: 1, 2: 0.5, 3: 0 }, true);
    type(words('a nurse'));
    await wait(60);
    await draw();
    await wait(240);
    expect([shown(), choices()]).toEqual(['a nurse 1', ['a nurse 1', 'a nurse 2', 'a nurse 3']]);
  });

  test('show a chosen seed, and keep it', async () => {
    const { type, choose, draw, shown, state } = open();
    type(words('fox'));
    await wait(60);
    await draw();
    choose(3);
    await draw();
    expect(shown()).toBe('fox 3');
    type(words('fox cub'));
    choose(2);
    await wait(60);
    await draw();
    expect([shown(), state().seed]).toEqual(['fox cub 2', 2]);
  });

  test('are cleared without words, also while one is being drawn', async () => {
    const { type, draw, shown } = open();
    type(words('fox'));
    await wait(60);
    type(null);
    type(words('owl'));
    await draw();
    expect(shown()).toBeUndefined();
  });

  test('are empty if the words name nothing to draw', async () => {
    const { type, draw, reply, state } = open();
    type(words('fox'));
    await wait(60);
    await draw();
    type(words('123'));
    await wait(60);
    await reply(null);
    expect(state()).toMatchObject({ shown: null, reading: null, failure: null });
  });

  test('fail with a message, and recover with the next words', async () => {
    const { type, draw, stop, shown, state } = open();
    type(words('fox'));
    await wait(60);
    stop();
    await wait(0);
    expect(state()).toMatchObject({ shown: null, failure: expect.stringContaining('No draft can be drawn') });
    type(words('fox cub'));
    await wait(60);
    await draw();
    expect([shown(), state().failure]).toEqual(['fox cub 1', null]);
  });
});

test('if the worker cannot be started, each request fails', async () => {
  const drawer = createDrawer(() => {
    throw new Error('No workers here.');
  });
  drawer.warm();
  for (const prompt of ['fox', 'owl'])
    await expect(drawer.design(words(prompt), [1], new AbortController().signal)).rejects.toThrow('No workers here.');
});

test('a reading is described in plain words', () => {
  expect(understoodText({ ...reading, understood: ['fox', 'purple'] })).toBe('Understood: fox, purple.');
  expect(amissText(reading)).toBe('');
  const standIn = 'A monster stands in for the zorblax, which is not drawn yet.';
  expect(amissText({ understood: [], standIn, unknown: ['zorblax'], unplaced: ['medal'], others: ['cat'] })).toBe(
    `${standIn} Not sure how to draw: zorblax. Its place is taken: left out medal. One mascot at a time: left out cat.`,
  );
  expect(amissText({ ...reading, understood: [] })).toContain('name nothing to draw yet');
});
