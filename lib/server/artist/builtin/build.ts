import { toOklch } from '@/lib/core/color/oklch';
import { MIDDLE, layoutOf } from './anatomy/layout';
import { buildBiped } from './anatomy/biped';
import { buildBlob } from './anatomy/blob';
import { buildObject } from './anatomy/object';
import { buildQuadruped } from './anatomy/quadruped';
import { buildWinged } from './anatomy/winged';
import { addFace } from './face';
import type { Figure } from './figure';
import type { Look } from './look';
import type { Materials } from './palettes';
import { materialsOf } from './palettes';
import type { Dice } from './random';
import { inkOf } from './shape/ink';
import { ellipse } from './shape/curve';
import { SPECIES } from './species';
import type { Species } from './species/species';
import { WARDROBE, carrying, dress } from './wardrobe';
import type { Brief } from './words/brief';

/** A figure with all its parts, and the colours it is painted with. */
export interface Built {
  figure: Figure;
  materials: Materials;
  species: Species;
}

/** Builds a whole figure from a brief: anatomy, face, clothes. */
export function buildFigure(brief: Brief, look: Look, dice: Dice): Built {
  const known: Species = SPECIES[brief.species];
  const species: Species = brief.allFours && known.archetype === 'biped' && known.snout !== 'none' ? { ...known, archetype: 'quadruped' } : known;
  const own = materialsOf(brief, look);
  const materials = new Map([...own, ...garmentColors(brief, own)]);
  const figure = blank(brief, look, dice, species, materials);
  const items = brief.wear.map(({ item }) => item);
  const rise = Math.max(0, ...items.map((item) => WARDROBE[item].rise ?? 0)) * 90;
  switch (species.archetype) {
    case 'quadruped': buildQuadruped(figure); break;
    case 'blob': buildBlob(figure, rise); break;
    case 'winged': buildWinged(figure, rise); break;
    case 'object': buildObject(figure, carrying(items), rise); break;
    default: {
      const layout = layoutOf(brief, species, look, rise);
      figure.unit = layout.unit;
      buildBiped(figure, layout, carrying(items));
    }
  }
  addFace(figure);
  dress(figure);
  return { figure, materials, species };
}

function blank(brief: Brief, look: Look, dice: Dice, species: Species, materials: Materials): Figure {
  const nothing = ellipse(MIDDLE, MIDDLE, 1, 1);
  const face = species.archetype === 'biped' && brief.species === 'robot' ? 'belly' : 'body';
  return {
    brief, species, dice, ink: inkOf(look), unit: 1, arms: null, parts: [], anchors: [],
    darkFace: toOklch(materials.get(face) ?? '#ffffff').l < 0.5,
    head: { part: 'head', cx: MIDDLE, cy: MIDDLE, rx: 1, ry: 1, crown: { cy: MIDDLE, rx: 1, ry: 1 }, skull: nothing, material: 'body', eyeY: 0, eyeDx: 0, eyeWidth: 0, mouthY: 0, mouthWidth: 0, noseY: 0, hatY: 0, hatWidth: 0 },
    torso: { part: 'body', cx: MIDDLE, neckY: 0, waistY: 0, hemY: 0, neck: 0, waist: 0, hem: 0, path: nothing, merged: false },
    material: (region, fallback) => (Object.hasOwn(brief.colors, region) && materials.has(region) ? region : fallback),
  };
}

/** Colours of what is worn: the words' own where given, else the garment's, moved away from the body's when they would melt into it. */
function garmentColors(brief: Brief, materials: Materials): Map<string, string> {
  const colors = new Map<string, string>([['wing', '#dff1fb'], ['steam', '#c9c3d3'], ['trousers', '#4d5b86'], ['shoes', '#5a4038']]);
  const body = toOklch(materials.get('body') ?? '#888888');
  for (const { item, color } of brief.wear) {
    for (const [name, usual] of Object.entries(WARDROBE[item].colors)) {
      if (name === item) {
        const { l, c, h } = toOklch(usual);
        const near = Math.abs(l - body.l) < 0.13 && (c < 0.05 || Math.abs(((h - body.h + 540) % 360) - 180) < 35);
        const mine = color ?? (near ? alternative(usual, body.l) : usual);
        colors.set(name, mine);
      } else if (!colors.has(name)) colors.set(name, usual);
    }
  }
  return colors;
}

/** A garment's stand-in when its usual colour is the body's: deep blue on light bodies, warm cream on dark ones. */
const alternative = (usual: string, bodyLightness: number) => (bodyLightness > 0.6 ? (usual === '#4a8fe7' ? '#e0784a' : '#3f5fb0') : '#fbe3b5');
