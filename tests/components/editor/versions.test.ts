import { describe, expect, test } from 'vitest';
import { changesBetween } from '@/components/editor/versions/changes-between';
import { sourceWords, versionWords } from '@/components/editor/versions/version-words';
import { VERSION_SOURCES } from '@/lib/contract/version';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { sampleSpec } from '../../support/specs';

const fox = sampleSpec('fox');

describe('the changes between two versions', () => {
  test('are empty for equal drawings', () => {
    expect(changesBetween(fox, structuredClone(fox))).toEqual({ colors: [], parts: [] });
  });

  test('name a colour once, by its title, with the old and the new value', () => {
    const [first] = fox.palette;
    const palette = fox.palette.map((entry) => (entry === first ? { ...entry, color: '#123456' } : entry));
    const { colors, parts } = changesBetween(fox, { ...fox, palette });
    expect(parts).toEqual([]);
    expect(colors).toHaveLength(1);
    expect(colors[0]).toMatchObject({ before: first?.color.toLowerCase(), after: '#123456' });
    expect(colors[0]?.title).not.toContain('_');
  });

  test('distinguish new, deleted, redrawn and moved parts, without the descendants of new parts', () => {
    const [root, other] = fox.parts;
    if (!root || !other) throw new Error('The fixture has too few parts.');
    const hat = { ...other, id: 'red_hat', parent: root.id };
    const grown: MascotSpec = { ...fox, parts: [...fox.parts, hat, { ...hat, id: 'hat_band', parent: 'red_hat' }] };
    expect(changesBetween(fox, grown).parts).toEqual([{ kind: 'New', titles: ['Red hat'] }]);
    expect(changesBetween(grown, fox).parts).toEqual([{ kind: 'Gone', titles: ['Red hat'] }]);
    const changed = (change: Partial<MascotSpec['parts'][number]>) => ({
      ...fox,
      parts: fox.parts.map((part) => (part.id === other.id ? { ...part, ...change } : part)),
    });
    expect(changesBetween(fox, changed({ svg: '<circle r="3"/>' })).parts).toMatchObject([{ kind: 'Redrawn' }]);
    expect(changesBetween(fox, changed({ z: other.z + 1 })).parts).toMatchObject([{ kind: 'Moved' }]);
  });
});

const recolored = (summary: string) => versionWords({ source: 'recolor', summary });

describe('the description of a version', () => {
  test('names its colours without shades and tokens', () => {
    expect(recolored('Recolored scarf and scarf_shade')).toBe('Scarf');
    expect(recolored('Recolored apron_strap, fur and 2 more')).toBe('Apron strap, fur, 2 more');
  });

  test('does not repeat its source, and names parts by their titles', () => {
    expect(versionWords({ source: 'replace', summary: 'Replaced the spec' })).toBe('');
    expect(versionWords({ source: 'import', summary: 'Imported the spec' })).toBe('');
    expect(versionWords({ source: 'restore', summary: 'Restored version 2' })).toBe('Version 2');
    expect(versionWords({ source: 'edit', summary: 'Redrew arm_left.' })).toBe('Redrew left arm.');
    for (const source of VERSION_SOURCES) expect(sourceWords({ source })).not.toBe('');
  });
});
