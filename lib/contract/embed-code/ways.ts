import { frameSnippet } from './frame';
import { emailSnippet, imageSnippet, markdownSnippet, type Picture } from './pictures';
import { SNIPPETS, type Snippet } from './snippets';

/** A way to use a mascot elsewhere: code to paste unchanged. */
export interface Way {
  id: string;
  title: string;
  language: Snippet['language'] | 'markdown';
  code: string;
}

/**
 * Every way to use a mascot elsewhere: as the player, in a frame or as a picture. The way for an agent's events needs a
 * canvas.
 */
export function waysOf(picture: Picture): Way[] {
  const players = SNIPPETS.filter(({ id }) => id !== 'agent' || picture.canvas).map(
    ({ id, title, language, code }) => ({ id, title, language, code: code(picture) }),
  );
  return [
    ...players,
    { id: 'frame', title: 'Frame', language: 'html', code: frameSnippet(picture) },
    { id: 'image', title: 'Image', language: 'html', code: imageSnippet(picture) },
    { id: 'markdown', title: 'Markdown', language: 'markdown', code: markdownSnippet(picture) },
    { id: 'email', title: 'E-mail', language: 'html', code: emailSnippet(picture) },
  ];
}
