import { describe, expect, test } from 'vitest';
import { OPEN_BAR } from '@/components/command-bar/bar-state';
import { groupsOf, type BarSources } from '@/components/command-bar/entries';
import { placesFor } from '@/components/command-bar/places';
import { shortcutsOf } from '@/components/editor/state/shortcuts';
import { GO_TO, type Shortcut } from '@/components/hooks/use-shortcuts';
import { openEditor } from '../editor/open-editor';
import { createService } from '../editor/service';

const ran: string[] = [];
const shortcut = (title: string, group: string, more: Partial<Shortcut> = {}): Shortcut => ({
  title,
  group,
  keys: ['x'],
  run: () => ran.push(title),
  ...more,
});

const SHORTCUTS = [
  shortcut('Light or dark', 'Everywhere'),
  OPEN_BAR,
  shortcut('Activity', 'Everywhere', { keys: ['a'] }),
  shortcut('Play or pause', 'Playback', { keys: ['space'] }),
  shortcut('Copy', 'Edit', { event: 'copy' }),
  shortcut('Undo', 'Edit', { canRun: () => false }),
  shortcut('Parts panel', GO_TO, { keys: [] }),
];
const MASCOTS = ['Fox', 'Parrot'].map((name) => ({ id: `msc_${name}`, name, preview_url: null }));
const taker = (words: string) => ({
  title: `Change the mascot: “${words}”`,
  note: '4 credits',
  run: () => ran.push(words),
});

const groups = (words: string, more: Partial<BarSources> = {}) =>
  groupsOf({
    words,
    shortcuts: SHORTCUTS,
    places: placesFor('owner'),
    here: '/mascots/msc_1',
    mascots: MASCOTS,
    taker: null,
    go: (href) => ran.push(href),
    ...more,
  });
const rows = (words: string, more: Partial<BarSources> = {}) =>
  Object.fromEntries(groups(words, more).map(({ title, entries }) => [title, entries.map((entry) => entry.title)]));
const choose = (words: string, title: string, more: Partial<BarSources> = {}) => {
  ran.length = 0;
  groups(words, more)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.title === title)
    ?.run();
  return ran;
};

describe('the rows', () => {
  test('are the enabled commands of the page, then the general ones, the pages and the recent mascots', () => {
    expect(rows('').Commands).toEqual(['Play or pause', 'Light or dark']);
    expect(rows('')[GO_TO]?.slice(0, 4)).toEqual(['Parts panel', 'Mascots', 'New mascot', 'Activity']);
    expect(rows('')['Recent mascots']).toEqual(['Fox', 'Parrot']);
    expect(Object.keys(rows(''))).toEqual(['Commands', GO_TO, 'Recent mascots']);
  });

  test('have unique keys', () => {
    const keys = groups('').flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('list a page with a shortcut once, as the command of the shortcut', () => {
    const activity = groups('jobs')[0]?.entries[0];
    expect(activity).toMatchObject({ title: 'Activity', keys: 'a' });
    expect(choose('jobs', 'Activity')).toEqual(['Activity']);
    expect(choose('audit', 'Audit log')).toEqual(['/workspace/audit']);
    expect(choose('', 'Parts panel')).toEqual(['Parts panel']);
    expect(choose('fox', 'Fox')).toEqual(['/mascots/msc_Fox']);
  });

  test('leave out the open page, and pages that the role may not see', () => {
    expect(rows('activity', { here: '/jobs' })).not.toHaveProperty(GO_TO);
    expect(rows('', { here: '/mascots/msc_Fox' })['Recent mascots']).toEqual(['Parrot']);
    expect(rows('', { places: placesFor('member') })[GO_TO]).not.toContain('API keys');
    expect(rows('')[GO_TO]).toContain('API keys');
  });

  test('begin with the best matching group; mascots, which load later, follow it', () => {
    expect(Object.keys(rows('pa'))).toEqual([GO_TO, 'Commands', 'Mascots']);
    expect(Object.keys(rows('pl'))).toEqual(['Commands', GO_TO, 'Mascots']);
  });

  test('end with an entry that passes the words to a page', () => {
    const row = 'Change the mascot: “make this darker”';
    expect(rows(' make this darker ', { mascots: [], taker })).toEqual({ 'Edit in words': [row] });
    expect(choose(' make this darker ', row, { taker })).toEqual(['make this darker']);
    expect(rows('', { taker })).not.toHaveProperty('Edit in words');
    expect(rows('qwertz', { mascots: [] })).toEqual({});
  });
});

test('the editor offers undo and selection commands only if they have an effect', () => {
  const service = createService();
  const { editor } = openEditor(service);
  const usable = () => shortcutsOf(editor).flatMap(({ title, canRun }) => ((canRun?.() ?? true) ? [title] : []));
  expect(usable()).toContain('Select all parts');
  expect(usable()).not.toContain('Hide or show');
  expect(usable()).not.toContain('Undo');
  editor.store.setState(({ selection }) => ({ selection: { ...selection, parts: ['body'] } }));
  expect(usable()).toContain('Hide or show');
});
