import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeClip } from '@/components/editor/state/clips';
import { keepWork, keptNameOf } from '@/components/editor/state/kept';
import { recolorToken } from '@/components/editor/state/recolor';
import { resume } from '@/components/editor/state/resume';
import { isDirty, save } from '@/components/editor/state/save';
import { rename } from '@/components/editor/state/versions';
import { forgetWork } from '@/components/session/kept-storage';
import { finishWork, openWork } from '@/components/session/open-work';
import { heldPages, holdPage } from '@/components/session/page-hold';
import { presetClip } from '@/lib/core/clip/presets';
import type { Animation } from '@/lib/contract/animation';
import { openEditor } from './open-editor';
import { createService, type Service } from './service';
import { eventually } from '../../support/eventually';

/** A fake of localStorage whose items are its own properties, as in browsers. */
const STORAGE = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
/** A fake of navigator.locks that only tracks held names. */
function createLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, until: () => Promise<unknown>) {
      held.add(name);
      await until();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
}
/** The online state of the browser. */
let line: EventTarget;
beforeEach(() => {
  line = new EventTarget();
  vi.stubGlobal('localStorage', Object.create(STORAGE));
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line));
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the mascot of the service on a page. */
function openPage(service: Service, animations: Animation[] = []) {
  const { editor, said } = openEditor(service, { animations });
  const color = (token: string) => editor.store.getState().spec.palette.find(({ name }) => name === token)?.color;
  return { editor, said, color, state: () => editor.store.getState() };
}
const colorOf = (service: Service, token: string) => service.spec().palette.find(({ name }) => name === token)?.color;
/** Whether unsaved work is stored in the browser. */
const keeps = ({ editor }: ReturnType<typeof openPage>) =>
  Object.keys(localStorage).some((key) => key.endsWith(editor.page));
const isOffline = ({ state }: ReturnType<typeof openPage>) => eventually(() => expect(state().offline).toBe(true));

/** Restores the connection and fires the `online` event. */
function comeBack(service: Service): void {
  service.away = false;
  line.dispatchEvent(new Event('online'));
}

describe('a page without a connection', () => {
  test('shows that, and saves changes automatically when the connection returns', async () => {
    const service = createService();
    const page = openPage(service);
    service.away = true;
    recolorToken(page.editor, 'fur', '#2255aa');
    const saved = save(page.editor);
    rename(page.editor, 'Rusty');
    await isOffline(page);
    expect([page.said, page.color('fur'), page.state().mascot.name]).toEqual([[], '#2255aa', 'Rusty']);
    comeBack(service);
    await saved;
    await page.editor.line;
    expect([colorOf(service, 'fur'), service.mascot().name]).toEqual(['#2255aa', 'Rusty']);
    expect([page.state().saving, page.state().offline, page.said]).toEqual(['saved', false, []]);
    expect(keeps(page)).toBe(false);
  });

  test('does not overwrite a name that was changed elsewhere meanwhile', async () => {
    const service = createService();
    const page = openPage(service);
    service.away = true;
    rename(page.editor, 'Rusty');
    await isOffline(page);
    service.away = false;
    const other = openPage(service);
    rename(other.editor, 'Saffron');
    await other.editor.line;
    comeBack(service);
    await page.editor.line;
    expect([service.mascot().name, page.state().mascot.name]).toEqual(['Saffron', 'Saffron']);
    expect(page.said).toEqual(['It was renamed elsewhere: it is called “Saffron” now.']);
  });

  test('continues after a change that the service refuses', async () => {
    const service = createService();
    const page = openPage(service);
    service.away = true;
    rename(page.editor, 'Rusty');
    await isOffline(page);
    service.refuse = 'Full.';
    comeBack(service);
    await page.editor.line;
    expect([page.said, page.state().offline, page.state().mascot.name]).toEqual([['Full.'], false, 'Maple']);
  });
});

describe('a page that is closed before its work is saved', () => {
  test('is restored by the next page: colours, a motion, a new motion and a name', async () => {
    const service = createService();
    const wave = service.add({ clip: presetClip(service.spec(), 'wave'), name: 'My wave' });
    const page = openPage(service, [wave]);
    service.away = true;
    recolorToken(page.editor, 'fur', '#2255aa');
    const longer = { ...presetClip(service.spec(), 'wave'), name: 'My wave', duration: 2.5 };
    changeClip(page.editor, wave.id, { label: 'Longer' }, longer);
    rename(page.editor, 'Rusty');
    rename(page.editor, 'Ruddy');
    expect(keepWork(page.editor)).toBe(true);

    service.away = false;
    const next = openPage(service, [wave]);
    const resumed = resume(next.editor);
    await eventually(() => expect(next.said).toEqual(['Your unsaved changes are back.']));
    expect([next.color('fur'), next.state().mascot.name]).toEqual(['#2255aa', 'Ruddy']);
    await resumed;
    expect([colorOf(service, 'fur'), service.mascot().name]).toEqual(['#2255aa', 'Ruddy']);
    expect(next.state().animations.map(({ clip }) => clip?.duration)).toEqual([2.5]);
    expect([isDirty(next.editor), keeps(next)]).toEqual([false, false]);
  });

  test('is not restored while it is still open', async () => {
    const service = createService();
    const page = openPage(service);
    const letGo = holdPage(keptNameOf(page.editor));
    service.away = true;
    recolorToken(page.editor, 'fur', '#2255aa');
    keepWork(page.editor);
    service.away = false;
    const second = openPage(service);
    await resume(second.editor);
    expect([second.said, keeps(page)]).toEqual([[], true]);
    letGo();
    await eventually(async () => expect((await heldPages()).size).toBe(0));
    await resume(second.editor);
    expect([second.said, keeps(page), colorOf(service, 'fur')]).toEqual([
      ['Your unsaved changes are back.'],
      false,
      '#2255aa',
    ]);
  });

  test('is merged with changes from elsewhere', async () => {
    const service = createService();
    const page = openPage(service);
    service.away = true;
    recolorToken(page.editor, 'fur', '#2255aa');
    keepWork(page.editor);
    service.away = false;
    const other = openPage(service);
    recolorToken(other.editor, 'ink', '#113311');
    await save(other.editor);
    const next = openPage(service);
    await resume(next.editor);
    expect([colorOf(service, 'fur'), colorOf(service, 'ink')]).toEqual(['#2255aa', '#113311']);
    expect(next.said).toEqual(['Your unsaved changes are back.', 'Merged with a change made elsewhere.']);
  });

  test('restores a motion that was deleted elsewhere', async () => {
    const service = createService();
    const wave = service.add({ clip: presetClip(service.spec(), 'wave'), name: 'My wave' });
    const page = openPage(service, [wave]);
    changeClip(page.editor, wave.id, { label: 'Longer' }, { ...wave.clip!, duration: 2.5 });
    keepWork(page.editor);
    service.drop(wave.id);
    const next = openPage(service);
    await resume(next.editor);
    expect(next.state().animations.map(({ name, clip }) => [name, clip?.duration])).toEqual([['My wave', 2.5]]);
  });

  test('stores nothing if all is saved, or if the browser has no storage', async () => {
    const service = createService();
    const page = openPage(service);
    recolorToken(page.editor, 'fur', '#2255aa');
    await save(page.editor);
    const next = openPage(service);
    await resume(next.editor);
    expect(next.said).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    service.away = true;
    recolorToken(page.editor, 'fur', '#55aa22');
    expect(keepWork(page.editor)).toBe(false);
    await resume(next.editor);
    expect(next.said).toEqual([]);
  });
});

describe('unsaved work at sign-out', () => {
  test('is saved first, and then removed from the browser', async () => {
    const service = createService();
    const page = openPage(service);
    const close = openWork(async () => {
      await save(page.editor);
      return !isDirty(page.editor);
    });
    recolorToken(page.editor, 'fur', '#2255aa');
    keepWork(page.editor);
    localStorage.setItem('liverig:theme', 'dark');
    expect(await finishWork()).toBe(true);
    forgetWork();
    close();
    expect([colorOf(service, 'fur'), Object.keys(localStorage)]).toEqual(['#2255aa', ['liverig:theme']]);
  });

  test('is reported as unsaved if the service is unreachable or a save fails', async () => {
    vi.useFakeTimers();
    const close = openWork(() => new Promise(() => undefined));
    const told = finishWork();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await told).toBe(false);
    close();
    vi.useRealTimers();
    const closeToo = openWork(() => Promise.reject(new Error('Full.')));
    expect(await finishWork()).toBe(false);
    closeToo();
    expect(await finishWork()).toBe(true);
  });
});
