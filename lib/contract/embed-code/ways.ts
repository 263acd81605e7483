import { emailSnippet, imageSnippet, markdownSnippet, type Picture } from './pictures';
import { SNIPPETS, type Snippet } from './snippets';

/** A way to take a mascot along: code to paste as it stands. */
export interface Way {
  id: string;
  title: string;
  language: Snippet['language'] | 'markdown';
  code: string;
}

/**
 * Every way to take a mascot along: as the player, or as a picture; an agent's events only where there is a canvas to
 * drive.
 */
export function waysOf(picture: Picture): Way[] {
  const players = SNIPPETS.filter(({ id }) => id !== 'agent' || picture.canvas).map(
    ({ id, title, language, code }) => ({ id, title, language, code: code(picture) }),
  );
  return [
    ...players,
    { id: 'image', title: 'Image', language: 'html', code: imageSnippet(picture) },
    { id: 'markdown', title: 'Markdown', language: 'markdown', code: markdownSnippet(picture) },
    { id: 'email', title: 'E-mail', language: 'html', code: emailSnippet(picture) },
  ];
}
