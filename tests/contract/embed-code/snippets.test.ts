import { describe, expect, test } from 'vitest';
import { bundleUrl, SNIPPETS } from '@/lib/contract/embed-code/snippets';
import { waysOf } from '@/lib/contract/embed-code/ways';

const embed = { origin: 'https://mascots.example', mascotId: 'msc_a' };
const code = (id: string, more = {}) => SNIPPETS.find((snippet) => snippet.id === id)?.code({ ...embed, ...more });

describe('embed code', () => {
  test('has the URL of the bundle, with token and version if given', () => {
    expect(bundleUrl(embed)).toBe('https://mascots.example/api/v1/mascots/msc_a/bundle');
    expect(bundleUrl({ ...embed, token: 'a.b', version: 'ver_1' })).toBe(
      'https://mascots.example/api/v1/mascots/msc_a/bundle?token=a.b&v=ver_1',
    );
  });

  test('is two lines of HTML', () => {
    expect(code('html', { animation: 'wave' }))
      .toBe(`<script type="module" src="https://mascots.example/player.js"></script>
<service-player src="https://mascots.example/api/v1/mascots/msc_a/bundle" animation="wave"></service-player>\n`);
  });

  test('has attributes for trigger, width and background', () => {
    const look = { animation: 'wave', trigger: 'hover', shownWidth: '240px', background: '#ffffff' };
    const written = 'animation="wave" trigger="hover" style="width: 240px; background: #ffffff"';
    for (const id of ['html', 'vue', 'svelte']) expect(code(id, look), id).toContain(written);
    expect(code('react', look)).toContain(
      "animation: 'wave', trigger: 'hover', style: { width: '240px', background: '#ffffff' } })",
    );
    expect(code('html', { canvas: 'Chat', trigger: 'click' })).not.toContain('trigger');
  });

  test('escapes the names of motions', () => {
    const marked = SNIPPETS.filter(({ id }) => id !== 'react');
    for (const { id } of marked)
      expect(code(id, { canvas: '"><b>{x}&' }), id).toContain('canvas="&#34;&#62;&#60;b&#62;&#123;x&#125;&amp;"');
    expect(code('react', { canvas: `"it's" \\` })).toContain(String.raw`canvas: '"it\'s" \\' })`);
  });
});

test('the code that drives a canvas is offered only for a mascot with a canvas', () => {
  const picture = { ...embed, name: 'Saffron', width: 512, height: 512 };
  const players = ['html', 'react', 'vue', 'svelte'];
  const others = ['frame', 'image', 'markdown', 'email'];
  expect(waysOf(picture).map(({ id }) => id)).toEqual([...players, ...others]);
  expect(waysOf({ ...picture, canvas: 'Chat' }).map(({ id }) => id)).toEqual([...players, 'agent', ...others]);
});
