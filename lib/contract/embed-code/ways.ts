import { frameSnippet } from './frame';
import { emailSnippet, imageSnippet, markdownSnippet, STILL_URLS, type Picture } from './pictures';
import { SNIPPETS, type Snippet } from './snippets';

/** A way to use a mascot elsewhere: code to paste unchanged. */
export interface Way {
  id: string;
  title: string;
  language: Snippet['language'] | 'markdown';
  code: string;
  /** The address of the still picture that it shows; null for one that moves. */
  still: string | null;
}

/**
 * The code snippets that show a mascot on another page: a live player, an `<iframe>`, or a still picture.
 * The snippet that connects an agent's events is left out for a mascot without a canvas, whose inputs they set.
 */
export function waysOf(picture: Picture): Way[] {
  const players = SNIPPETS.filter(({ id }) => id !== 'agent' || picture.canvas).map(
    ({ id, title, language, code }) => ({ id, title, language, code: code(picture), still: null }),
  );
  return [
    ...players,
    { id: 'frame', title: 'Frame', language: 'html', code: frameSnippet(picture), still: null },
    { id: 'image', title: 'Image', language: 'html', code: imageSnippet(picture), still: STILL_URLS.image(picture) },
    {
      id: 'markdown',
      title: 'Markdown',
      language: 'markdown',
      code: markdownSnippet(picture),
      still: STILL_URLS.markdown(picture),
    },
    { id: 'email', title: 'E-mail', language: 'html', code: emailSnippet(picture), still: STILL_URLS.email(picture) },
  ];
}
