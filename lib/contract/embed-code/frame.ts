import { escaped, type Picture } from './pictures';
import type { Embed } from './snippets';

/** The URL of a page that shows only the mascot, for an `<iframe>` in other pages. */
function frameUrl({ origin, mascotId, token, version, animation, canvas, trigger, background }: Embed): string {
  const motion = canvas ? { canvas } : { animation, trigger };
  const query = Object.entries({ ...motion, background, token, v: version }).filter(([, value]) => value);
  const text = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return `${origin}/m/${mascotId}/frame${text && `?${text}`}`;
}

/** An `<iframe>` for site builders, documents and other places without scripts. */
export function frameSnippet(picture: Picture): string {
  const { name, width, height, shownWidth } = picture;
  const style = `width: ${shownWidth ?? '320px'}; max-width: 100%; aspect-ratio: ${width} / ${height}; border: 0`;
  return (
    `<iframe src="${escaped(frameUrl(picture))}" title="${escaped(name)}" loading="lazy" ` +
    `style="${style}"></iframe>\n`
  );
}
