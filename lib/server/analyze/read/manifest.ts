import { z } from 'zod';
import { resolved } from './address';

/** The fields of a web app manifest that describe the brand. */
export interface Manifest {
  name: string;
  description: string;
  theme: string;
  background: string;
  icons: string[];
}

const text = z.string().trim().catch('');
const Shape = z.object({
  name: text,
  short_name: text,
  description: text,
  theme_color: text,
  background_color: text,
  icons: z.array(z.object({ src: z.string(), sizes: text })).catch([]),
});

/** Reads a manifest, empty where it is malformed. Icons have absolute addresses, the largest first. */
export function readManifest(json: string, address: string): Manifest {
  const {
    name,
    short_name: shortName,
    description,
    theme_color: theme,
    background_color: background,
    icons,
  } = Shape.parse(objectIn(json));
  return {
    name: shortName || name,
    description,
    theme,
    background,
    icons: icons
      .toSorted((one, two) => side(two.sizes) - side(one.sizes))
      .map(({ src }) => resolved(src, address))
      .filter((each) => each !== null),
  };
}

/** The declared width of an icon, in pixels. */
const side = (sizes: string): number => (sizes === 'any' ? 4096 : Number.parseInt(sizes, 10) || 0);

function objectIn(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
