import { escaped, type Picture } from './pictures';
import type { Embed } from './snippets';

/** The address of a page that shows nothing but the mascot, for frames in other pages. */
function frameUrl({ origin, mascotId, token, version, animation, canvas, trigger, background }: Embed): string {
  const motion = canvas ? { canvas } : { animation, trigger };
  const query = Object.entries({ ...motion, background, token, v: version }).filter(([, value]) => value);
  const text = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return `${origin}/m/${mascotId}/frame${text && `?${text}`}`;
}

/** A frame for site builders, documents and whatever else takes no script. */
export function frameSnippet(picture: Picture): string {
  const { name, width, height, shownWidth } = picture;
  const style = `width: ${shownWidth ?? '320px'}; max-width: 100%; aspect-ratio: ${width} / ${height}; border: 0`;
  return (
    `<iframe src="${escaped(frameUrl(picture))}" title="${escaped(name)}" loading="lazy" ` +
    `style="${style}"></iframe>\n`
  );
}
