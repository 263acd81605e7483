import type { Embed } from './snippets';

/** A mascot's picture: a still for places where no script runs. */
export interface Picture extends Embed {
  name: string;
  /** The canvas, for its proportions. */
  width: number;
  height: number;
}

/** The width or height at which a picture is shown, in CSS pixels; its file has twice as many, for dense screens. */
const SHOWN = 240;

/** The address of a picture; for a motion it shows the moment `t`, in seconds. */
export function pictureUrl(
  { origin, mascotId, token, version, animation }: Embed,
  options: { format?: 'svg'; size?: number; t?: number } = {},
): string {
  const query = Object.entries({
    ...options,
    animation,
    t: animation ? options.t : undefined,
    token,
    v: version,
  }).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return `${origin}/api/v1/mascots/${mascotId}/preview${text && `?${text}`}`;
}

/** The address of a mascot's page. */
export const pageUrl = ({ origin, mascotId, token }: Embed): string =>
  `${origin}/m/${mascotId}${token ? `?token=${token}` : ''}`;

/** Escapes text for HTML, also between quotes. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Escapes text for the brackets of a Markdown image. */
const alt = (text: string): string => text.replace(/[\\[\]`*_<>]/g, '\\$&').replaceAll(/\s+/g, ' ');

function sides({ width, height }: Picture): { width: number; height: number } {
  const scale = SHOWN / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The addresses of the pictures in the snippets. */
export const STILL_URLS = {
  image: (picture: Picture) => pictureUrl(picture, { format: 'svg', t: 0.6 }),
  markdown: (picture: Picture) => pictureUrl(picture, { size: SHOWN, t: 0.6 }),
  email: (picture: Picture) => pictureUrl(picture, { size: 2 * SHOWN, t: 0.6 }),
} as const;

/** A sharp picture for a page, at any size. */
export function imageSnippet(picture: Picture): string {
  const { width, height } = sides(picture);
  return (
    `<img src="${escaped(STILL_URLS.image(picture))}" alt="${escaped(picture.name)}" width="` +
    `${width}" height="${height}">\n`
  );
}

/** A picture for a README, which leads to the mascot's page. */
export const markdownSnippet = (picture: Picture): string =>
  `[![${alt(picture.name)}](${STILL_URLS.markdown(picture)})](${pageUrl(picture)})\n`;

/** A picture for an e-mail: a PNG with its size in attributes and inline styles, as mail programs require. */
export function emailSnippet(picture: Picture): string {
  const { width, height } = sides(picture);
  const image =
    `<img src="${escaped(STILL_URLS.email(picture))}" alt="${escaped(picture.name)}" width="` +
    `${width}" height="${height}" style="display: block; border: 0;">`;
  return `<a href="${escaped(pageUrl(picture))}">${image}</a>\n`;
}
