/** The content of an embed, and its source. */
export interface Embed {
  /** The service's origin, `https://example.com`. */
  origin: string;
  mascotId: string;
  /** A share token, for a mascot that is not public. */
  token?: string | null;
  /** The version to show; the newest one if absent. */
  version?: string | null;
  /** A motion's name; if absent, the mascot idles. */
  animation?: string | null;
  /** A canvas's name; its state machine then decides what plays, in place of a motion. */
  canvas?: string | null;
  /** What starts the motion; if absent, it plays at once. A canvas starts by itself. */
  trigger?: 'hover' | 'click' | null;
  /** Its width on the page, in CSS: `240px`, `100%`; if absent, the player's own. */
  shownWidth?: string | null;
  /** The colour behind it, in CSS; if absent, none. */
  background?: string | null;
}

/** Ways to put a mascot on a page. */
export type SnippetId = 'html' | 'react' | 'vue' | 'svelte' | 'agent';

/** A piece of code to paste unchanged. */
export interface Snippet {
  id: SnippetId;
  title: string;
  /** The language of the file that it is pasted into. */
  language: 'html' | 'jsx' | 'vue' | 'svelte';
  code(embed: Embed): string;
}

/** The address of the player's script. */
export const playerUrl = ({ origin }: Embed): string => `${origin}/player.js`;

/** The address of the bundle that `src` takes. */
export function bundleUrl({ origin, mascotId, token, version }: Embed): string {
  const query = new URLSearchParams({ ...(token ? { token } : {}), ...(version ? { v: version } : {}) }).toString();
  return `${origin}/api/v1/mascots/${mascotId}/bundle${query ? `?${query}` : ''}`;
}

/** Escapes text for an attribute in HTML, Vue and Svelte. */
const quoted = (text: string): string =>
  text.replace(/[&"<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');

/** A text as a JavaScript string. */
const text = (value: string): string => `'${value.replace(/['\\]/g, '\\$&')}'`;

/** The element's attributes. */
function shown(embed: Embed): Record<string, string> {
  const { canvas, animation, trigger } = embed;
  const motion = { ...(animation ? { animation } : {}), ...(trigger ? { trigger } : {}) };
  return { src: bundleUrl(embed), ...(canvas ? { canvas } : motion) };
}

/** The element's style, by property. */
const styleOf = ({ shownWidth, background }: Embed): Record<string, string> => ({
  ...(shownWidth ? { width: shownWidth } : {}),
  ...(background ? { background } : {}),
});

function attributes(embed: Embed): string {
  const style = Object.entries(styleOf(embed)).map(([property, value]) => `${property}: ${value}`);
  const all = { ...shown(embed), ...(style.length > 0 ? { style: style.join('; ') } : {}) };
  return Object.entries(all)
    .map(([name, value]) => `${name}="${quoted(value)}"`)
    .join(' ');
}

const fields = (values: Record<string, string>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}: ${text(value)}`);

/** The properties of React's element. */
function properties(embed: Embed): string {
  const style = fields(styleOf(embed)).join(', ');
  return [...fields(shown(embed)), ...(style ? [`style: { ${style} }`] : [])].join(', ');
}

/** The element as HTML, without the script that defines it. */
export const playerElement = (embed: Embed): string => `<service-player ${attributes(embed)}></service-player>`;

/** An import for browsers only: bundlers keep the URL, servers never run it, and compilers look for no types. */
const importPlayer = 'import(/* webpackIgnore: true */ /* @vite-ignore */ script)';

const html = (embed: Embed): string => `<script type="module" src="${playerUrl(embed)}"></script>
${playerElement(embed)}
`;

// JSX would need a type for the tag; `createElement` needs none, in JavaScript and in TypeScript.
const react = (embed: Embed): string => `import { createElement } from 'react';

export function Mascot() {
  return (
    <>
      <script type="module" async src="${playerUrl(embed)}" />
      {createElement('service-player', { ${properties(embed)} })}
    </>
  );
}
`;

// A component named by a string needs no setting of Vue's compiler and no types.
const vue = (embed: Embed): string => `<script setup lang="ts">
import { onMounted } from 'vue';

const Player = String('service-player');
const script = '${playerUrl(embed)}';
onMounted(() => ${importPlayer});
</script>

<template>
  <component :is="Player" ${attributes(embed)} />
</template>
`;

const svelte = (embed: Embed): string => `<script lang="ts">
  import { onMount } from 'svelte';

  const script = '${playerUrl(embed)}';
  onMount(() => {
    ${importPlayer};
  });
</script>

${playerElement(embed)}
`;

const agent = (embed: Embed): string => `<script type="module" src="${playerUrl(embed)}"></script>
<service-player id="mascot" ${attributes({ ...embed, canvas: embed.canvas ?? 'chatbot' })}></service-player>
<script type="module">
  const mascot = document.getElementById('mascot');
  await customElements.whenDefined('service-player');

  // What your agent tells, and what the mascot makes of it.
  const agent = new EventSource('/agent/events');
  agent.addEventListener('thinking', () => mascot.setInput('thinking', true));
  agent.addEventListener('text', () => mascot.setInput('talking', true));
  agent.addEventListener('done', () => {
    mascot.setInput('thinking', false);
    mascot.setInput('talking', false);
  });
  agent.addEventListener('failed', () => mascot.fire('error'));
</script>
`;

/** Every way to embed, in the order in which it is offered. */
export const SNIPPETS: readonly Snippet[] = [
  { id: 'html', title: 'HTML', language: 'html', code: html },
  { id: 'react', title: 'React', language: 'jsx', code: react },
  { id: 'vue', title: 'Vue', language: 'vue', code: vue },
  { id: 'svelte', title: 'Svelte', language: 'svelte', code: svelte },
  { id: 'agent', title: 'Agent', language: 'html', code: agent },
];
