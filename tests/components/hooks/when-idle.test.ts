import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPressed, watchPresses } from '@/components/hooks/pressed';
import { watchHands } from '@/components/hooks/resting-hands';
import { warmUp } from '@/components/hooks/warm-up';
import { whenIdle } from '@/components/hooks/when-idle';
import { eventually } from '../../support/eventually';

/** The callbacks for the next idle period of a fake browser. */
let idle: (() => void)[] = [];

const passIdleTime = () => idle.shift()?.();

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

test('one task runs per idle period, in order', () => {
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) whenIdle(() => done.push(name));
  expect(idle).toHaveLength(1);
  passIdleTime();
  expect(done).toEqual(['first']);
  passIdleTime();
  passIdleTime();
  expect(done).toEqual(['first', 'second', 'third']);
  expect(idle).toEqual([]);
});

test('canceled tasks are skipped, and a task may be queued twice', () => {
  const work = vi.fn();
  whenIdle(work)();
  whenIdle(work);
  whenIdle(work);
  while (idle.length > 0) passIdleTime();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failing task does not block the following ones', () => {
  const later = vi.fn();
  whenIdle(() => {
    throw new Error('This work fails.');
  });
  whenIdle(later);
  expect(passIdleTime).toThrow('This work fails.');
  passIdleTime();
  expect(later).toHaveBeenCalledOnce();
});

test('code is preloaded after the first user input, one module after the other', async () => {
  const loaded: string[] = [];
  const load = (name: string, answer: Promise<unknown>) => () => {
    loaded.push(name);
    return answer;
  };
  const done = vi.fn();
  warmUp([load('one', Promise.reject(new Error('No line.'))), load('two', Promise.resolve())], done);
  passIdleTime();
  expect(loaded).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  passIdleTime();
  expect(loaded).toEqual(['one']);
  await eventually(() => expect(idle).toHaveLength(1));
  passIdleTime();
  expect(loaded).toEqual(['one', 'two']);
  await eventually(() => expect(idle).toHaveLength(1));
  expect(done).not.toHaveBeenCalled();
  passIdleTime();
  expect(done).toHaveBeenCalledOnce();
});

test('a page that is left stops preloading', () => {
  const load = vi.fn(() => Promise.resolve());
  warmUp([load])();
  window.dispatchEvent(new Event('pointermove'));
  const leave = warmUp([load]);
  window.dispatchEvent(new Event('keydown'));
  leave();
  while (idle.length > 0) passIdleTime();
  expect(load).not.toHaveBeenCalled();
});

describe('during a drag', () => {
  const target = new EventTarget();
  watchPresses(target);
  const tell = (type: string, pointerId: number, buttons = 0) =>
    target.dispatchEvent(Object.assign(new Event(type), { pointerId, buttons }));

  test('no task runs, and all of them afterwards', () => {
    const work = vi.fn();
    tell('pointerdown', 1, 1);
    tell('pointerdown', 2, 1);
    whenIdle(work);
    passIdleTime();
    tell('pointermove', 1, 1);
    tell('pointerup', 2);
    expect([isPressed(), idle.length]).toEqual([true, 0]);
    tell('pointerup', 1);
    expect(work).not.toHaveBeenCalled();
    passIdleTime();
    expect(work).toHaveBeenCalledOnce();
  });

  test.each([
    ['a pointer that was released outside of the window', () => tell('pointermove', 1)],
    ['a drag that the browser breaks off', () => tell('pointercancel', 1)],
    ['a window that is left', () => target.dispatchEvent(new Event('blur'))],
  ])('%s holds nothing back', (_, end) => {
    const work = vi.fn();
    tell('pointerdown', 1, 1);
    whenIdle(work);
    passIdleTime();
    end();
    expect(isPressed()).toBe(false);
    passIdleTime();
    expect(work).toHaveBeenCalledOnce();
  });
});

/** Moves the pointer every 50 ms for a time, and passes the idle time in between. */
function movePointer(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    window.dispatchEvent(new Event('pointermove'));
    passIdleTime();
    vi.advanceTimersByTime(50);
  }
}

describe('while the hands move', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('background work waits until they rest', () => {
    watchHands(window);
    const work = vi.fn();
    whenIdle(work);
    movePointer(1000);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    passIdleTime();
    expect(work).toHaveBeenCalledOnce();
  });

  test('it runs at last, one task each time, even if they never rest', () => {
    watchHands(window);
    const work = vi.fn();
    for (let task = 0; task < 3; task += 1) whenIdle(work);
    movePointer(2500);
    expect(work).toHaveBeenCalledTimes(1);
    movePointer(2500);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(150);
    passIdleTime();
    expect(work).toHaveBeenCalledTimes(3);
  });
});
