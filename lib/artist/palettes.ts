import { contrast } from '@/lib/core/color/hex';
import { fromOklch, hueDistance, toOklch } from '@/lib/core/color/oklch';
import { family } from '@/lib/core/color/palette';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import type { DrawingStyle } from './look';
import type { Species } from './species/species';
import type { Character } from './character';
import type { ColorRegion } from '@/lib/core/sheet/vocabulary';

/** Base colours by material name. Shade, light and line tones are derived when a drawing uses them. */
export type Materials = ReadonlyMap<string, string>;

/** The material of a left iris that differs from the other. */
export const LEFT_IRIS = 'left_iris';

/** Regions of a figure that may have their own colour, with the material token of each. */
const REGION_TOKENS: Partial<Record<ColorRegion, string>> = {
  ears: 'ears',
  inner_ear: 'inner',
  eyes: 'iris',
  left_eye: LEFT_IRIS,
  nose: 'nose',
  hands: 'hands',
  feet: 'feet',
  tail: 'tail',
  wings: 'wings',
  hair: 'hair',
  beak: 'nose',
  cheeks: 'cheek',
  horns: 'horns',
  markings: 'marking',
  skin: 'body',
};

/** The material token of a region with its own colour, or of an item. */
export const tokenOf = (place: string): string => REGION_TOKENS[place as ColorRegion] ?? place;

/** The dark colour of all eyes. */
const EYE = '#2b2233';
/**
 * Below this contrast with the face, eyes need a rim. It is the critic's limit plus a margin for shading on the face.
 */
const MIN_EYE_CONTRAST = 4.8;

/** Whether dark eyes need a paler rim on a face of this colour. */
export const isDim = (face: string): boolean => contrast(face, EYE) < MIN_EYE_CONTRAST;

/** The contrast at which dark eyes are visible everywhere on a face, also in its shaded parts. */
const EASY_EYE_CONTRAST = 7.5;

/** Whether dark eyes are clearly visible on a face of this colour. */
export const isBright = (face: string): boolean => contrast(face, EYE) >= EASY_EYE_CONTRAST;

/** The pale tone of a colour, for bellies. */
export const paleOf = (hex: string) => {
  const { c, h } = toOklch(hex);
  return fromOklch({ l: 0.95, c: Math.min(0.045, c * 0.35), h: h + (85 - h) * 0.15 });
};
/** The deep tone of a body colour, for ears, socks and wings. */
export const deepOf = (hex: string) => {
  const { l, c, h } = toOklch(hex);
  return l > 0.42
    ? fromOklch({ l: Math.max(0.3, l - 0.27), c: c * 0.75, h })
    : fromOklch({ l: l + 0.24, c: c * 0.9, h });
};

/** The colour of the outer outline: near black, in the hue of the body, and darker than a dark body. */
const outlineOf = (hex: string) => {
  const { l, c, h } = toOklch(hex);
  const isGrey = c < 0.03;
  return fromOklch({
    l: l < 0.34 ? Math.max(0.1, l - 0.12) : 0.2 + l * 0.09,
    c: isGrey ? 0.03 : Math.min(0.065, c * 0.5),
    h: isGrey ? 285 : h,
  });
};

/** The beard or moustache of a thing. */
const THING_BEARD = '#4a3228';

/** The base colours that no species has of its own. */
const SHARED_MATERIALS = [
  ['eye', EYE],
  ['glint', '#ffffff'],
  ['sclera', '#fffdf8'],
  ['mouth', '#7d2b3c'],
  ['tongue', '#f27a87'],
  ['cheek', '#ff8f8f'],
  ['ink', '#2c2430'],
  ['tooth', '#fffdf6'],
  ['ground', '#2b2740'],
  ['border', '#ffffff'],
] as const;

/** The colours of a figure's coat or skin, its front and its markings. */
type CoatColors = Record<'body' | 'belly' | 'accent', string>;

/** The coat of a character: as the prompt says, else that of its species, adjusted to a body in another colour. */
function coatOf({ colors, species: id }: Character, species: Species): CoatColors {
  const own = species.colors;
  const body = (species.human ? undefined : colors.body) ?? colors.skin ?? own.body;
  const isCreature = species.archetype !== 'object' && !species.isMachine && !species.human;
  const isRecolored = isCreature && isDyed(own.body, body);
  const keepsAccent = species.keepsAccent || id === 'panda';
  return {
    body,
    belly: colors.belly ?? (isRecolored ? dyedBelly(body) : own.belly),
    accent: colors.accent ?? (isRecolored && !keepsAccent ? deepOf(body) : own.accent),
  };
}

/** The colour of an iris or of the eyes on a screen. */
function eyeColor({ eyes, colors: { iris } }: Species, { body, belly }: CoatColors): string {
  if (!iris) return irisOf(body);
  return eyes === 'screen' ? litOn(belly, iris) : iris;
}

/** The base colours of a mascot before its drawing style: those of the prompt, else those of the individual. */
function plainMaterials(character: Character, species: Species): Materials {
  const own = species.colors;
  const coat = coatOf(character, species);
  const { body, belly, accent } = coat;
  const materials = new Map<string, string>([
    ['body', body],
    ['belly', belly],
    ['accent', accent],
    ['inner', own.inner && own.inner !== own.accent ? own.inner : accent],
    ['nose', own.nose ?? accent],
    ['iris', eyeColor(species, coat)],
    ['hair', species.archetype === 'object' ? THING_BEARD : own.accent],
    ['marking', own.marked ?? markOf(accent, own.accent, body)],
    ...SHARED_MATERIALS,
    ['outline', outlineOf(body)],
    ['horns', '#f3e3c3'],
    ['brass', '#d9a93c'],
  ]);
  for (const [region, color] of Object.entries(character.colors) as [ColorRegion, string][]) {
    const token = REGION_TOKENS[region];
    if (token) materials.set(token, color);
  }
  for (const { item, color } of character.wear) if (color) materials.set(item, color);
  return materials;
}

/** The base colours of a mascot: those of the prompt, else those of the individual, adjusted to the drawing style. */
export function materialsOf(character: Character, species: Species, look: DrawingStyle): Materials {
  const isFixed = (name: string) => FIXED_MATERIALS.has(name) || (species.human && name === 'body');
  return new Map(
    [...plainMaterials(character, species)].map(([name, color]) => [
      name,
      isFixed(name) ? color : onGround(name, keyed(color, look), look),
    ]),
  );
}

/** The colour of markings: the accent colour, or a deep tone if the accent equals the body's colour. */
const markOf = (accent: string, own: string, body: string): string => (accent === body ? deepOf(own) : accent);

/** Whether a body colour differs visibly from the species' own. An orange fox does not, so it keeps its dark socks. */
export function isDyed(own: string, body: string): boolean {
  const [a, b] = [toOklch(own), toOklch(body)];
  return Math.abs(a.l - b.l) > 0.1 || Math.abs(a.c - b.c) > 0.07 || (a.c > 0.03 && hueDistance(a.h, b.h) > 22);
}

const FIXED_MATERIALS = new Set(['eye', 'glint', 'sclera', 'ink', 'ground', 'border', 'tooth', 'outline']);

function dyedBelly(body: string): string {
  return toOklch(body).l > 0.93 ? fromOklch({ ...toOklch(body), l: 0.99, c: 0.006 }) : paleOf(body);
}

function irisOf(body: string): string {
  const { l, h } = toOklch(body);
  return fromOklch({ l: l < 0.5 ? 0.8 : 0.52, c: 0.13, h: h > 20 && h < 110 ? 55 : h });
}

/** The colour of lights on a screen; dark if the screen is too pale for them. */
const litOn = (screen: string, light: string): string => (contrast(screen, light) < MIN_EYE_CONTRAST ? EYE : light);

/** A colour in a drawing style, for example paler in pastel and greyer in retro. */
function keyed(hex: string, { chroma, lightness }: DrawingStyle): string {
  if (chroma === 1 && lightness === 0) return hex;
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.min(0.985, l + lightness * (l < 0.4 ? 0.5 : 1)), c: c * chroma, h });
}

/** The largest OKLCH lightness of bodies without outlines, so that they are visible on a white page. */
const MAX_LINELESS_LIGHTNESS = 0.885;

/** The largest OKLCH lightness of what else is at the edge of a figure without outlines. */
const MAX_EDGE_LIGHTNESS = 0.925;

/** That of bellies, which paws share: lighter than a white body, so that a muzzle is seen on it. */
const MAX_BELLY_LIGHTNESS = 0.945;

/** The lightness and the least chroma of pale horns, which are slim and would be the first to be lost. */
const PALE_HORN = { l: 0.84, c: 0.095 };

/** Materials of a figure that are at its edge, such as its horns, besides its body. */
const EDGE_MATERIALS = new Set(['horns', 'ears', 'hands', 'feet', 'tail', 'wings', 'hair', 'accent', 'wing']);

/** A colour that is darkened, if the style has no outlines and it would be lost on a white page. */
function darkerOnWhite(hex: string, limit: number, { outer }: DrawingStyle): string {
  const { l, c, h } = toOklch(hex);
  if (outer > 0 || l <= limit) return hex;
  // A pale yellow keeps its hue and gains chroma, or it would turn grey.
  const tint = (limit === MAX_LINELESS_LIGHTNESS ? 0.022 : 0.012) + (c < 0.012 ? 0 : (l - limit) * 0.4);
  return fromOklch({ l: limit, c: Math.max(c, tint), h: c < 0.012 ? 265 : h });
}

/** The colour of horns: ivory is a deeper gold in a style without outlines. */
function hornOnWhite(hex: string, { outer }: DrawingStyle): string {
  const { l, c, h } = toOklch(hex);
  if (outer > 0 || l <= PALE_HORN.l) return hex;
  return fromOklch({ l: PALE_HORN.l, c: c < 0.012 ? 0.02 : Math.max(c, PALE_HORN.c), h });
}

/** A material's colour, darkened if it is at the edge of a figure without outlines. */
function onGround(name: string, hex: string, look: DrawingStyle): string {
  if (name === 'body') return darkerOnWhite(hex, MAX_LINELESS_LIGHTNESS, look);
  if (name === 'horns') return hornOnWhite(hex, look);
  if (name === 'belly') return darkerOnWhite(hex, MAX_BELLY_LIGHTNESS, look);
  return EDGE_MATERIALS.has(name) ? darkerOnWhite(hex, MAX_EDGE_LIGHTNESS, look) : hex;
}

/** The colour of a garment, which is darkened where a figure without outlines would be lost on a white page. */
export const clothOnGround = (hex: string, look: DrawingStyle): string => darkerOnWhite(hex, MAX_EDGE_LIGHTNESS, look);

const TONE = /_(shade|light|line)$/;

/**
 * The palette of drawings: every material they use, with the tones that they refer to. Throws if a material has no
 * colour.
 */
export function paletteFor(svgs: readonly string[], materials: Materials): PaletteEntry[] {
  const used = new Set(svgs.flatMap((svg) => [...svg.matchAll(/\$([a-z][a-z0-9_]*)/g)].map((match) => match[1] ?? '')));
  const bases = [...new Set([...used].map((token) => (materials.has(token) ? token : token.replace(TONE, ''))))];
  const order = [...materials.keys()];
  return bases
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .flatMap((name) => {
      const color = materials.get(name);
      if (!color) throw new Error(`The material ${name} has no colour.`);
      const tones = family(color);
      const extra = (['shade', 'light', 'line'] as const).filter((tone) => used.has(`${name}_${tone}`));
      return [{ name, color }, ...extra.map((tone) => ({ name: `${name}_${tone}`, color: tones[tone] }))];
    });
}
