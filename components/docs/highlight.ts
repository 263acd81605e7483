import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';

hljs.registerLanguage('sh', bash);
hljs.registerLanguage('http', http);
hljs.registerLanguage('json', json);
hljs.registerLanguage('ts', typescript);
hljs.registerLanguage('html', xml);
hljs.registerAliases(['console'], { languageName: 'sh' });
hljs.registerAliases(['jsx', 'js'], { languageName: 'ts' });
hljs.registerAliases(['vue', 'svelte'], { languageName: 'html' });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The longest text that is highlighted, in characters; longer ones would take too long. */
const MAX_HIGHLIGHTED_CHARACTERS = 20_000;

/** Code as HTML with a class for each kind of token; plain for an unknown language. */
export function highlight(text: string, language: string): string {
  return hljs.getLanguage(language) && text.length <= MAX_HIGHLIGHTED_CHARACTERS
    ? hljs.highlight(text, { language }).value
    : escaped(text);
}
