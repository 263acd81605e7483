import type { StyleId } from '@/lib/core/styles';

/** The parameters of a drawing style: line widths in figure pixels, and factors on the default proportions. */
export interface DrawingStyle {
  id: StyleId;
  /** The width by which the outer outline around the whole figure extends beyond its parts; 0 draws none. */
  silhouette: number;
  /** The offset of the outer outline in pixels, which makes it heavier on the side away from the light. */
  weight: readonly [x: number, y: number];
  /** The width of the contours of parts, and of the lines inside them; 0 draws no contours. */
  outer: number;
  inner: number;
  /** The colour of lines: `family` is the dark tone of each material, `ink` one near-black for all. */
  line: 'family' | 'ink';
  /** The shading of filled shapes; `split` darkens the far half of each along a straight edge. */
  shading: 'none' | 'cel' | 'soft' | 'split';
  /** The opacity of the shadows that parts cast on the parts below them; 0 draws none. */
  occlusion: number;
  head: number;
  eyes: number;
  eyeGap: number;
  /** The factor on the thickness of arms and legs, and whether bare ones have the colour of lines, as hoses. */
  limbs: number;
  hoses: boolean;
  /** The squareness of shapes, from 0 (round) to 1 (square). */
  square: number;
  eyeKind: 'glossy' | 'pie' | 'dot' | null;
  /** Whether eyes have highlights. */
  glints: boolean;
  /** Whether every face has blush, not only those whose prompt or persona asks for it. */
  cheeks: boolean;
  /** The width of the pale border around the whole figure, in pixels. */
  border: number;
  sketch: boolean;
  /** Whether filled shapes have highlights along their edges, as a clay model. */
  modelled: boolean;
  /** Whether outlines consist of straight cuts, as made with scissors, and show the thickness of paper. */
  scissored: boolean;
  /** Whether the drawing consists of the cells of a grid, as a sprite of a game. */
  pixels: boolean;
  /** The factor on the size of the whole figure. */
  size: number;
  /** The style's change of colours: a factor on OKLCH chroma and an offset to lightness. */
  chroma: number;
  lightness: number;
  /** Whether `detail: high` adds gradients, rim light and texture to the style. */
  rich: boolean;
  /** Whether the upper left edges of a sprite are lit. */
  lit: boolean;
}

/** The cartoon style: a heavy outer outline, and inner lines of less than half its width. */
const OUTLINED: DrawingStyle = {
  id: 'outlined',
  silhouette: 7,
  weight: [0.7, 1.4],
  outer: 3.2,
  inner: 4.2,
  line: 'family',
  shading: 'cel',
  occlusion: 0,
  head: 1,
  eyes: 1,
  eyeGap: 1,
  limbs: 1,
  hoses: false,
  square: 0,
  eyeKind: null,
  glints: true,
  cheeks: false,
  border: 0,
  sketch: false,
  modelled: false,
  scissored: false,
  pixels: false,
  size: 1,
  chroma: 1,
  lightness: 0,
  rich: false,
  lit: false,
};

/** A style without lines, whose parts are separated by the shadows between them. */
const LINELESS: DrawingStyle = { ...OUTLINED, silhouette: 0, outer: 0, inner: 5, occlusion: 0.44 };

/** The drawing parameters of each style preset. */
export const DIRECTIONS: Readonly<Record<StyleId, DrawingStyle>> = {
  outlined: OUTLINED,
  flat: { ...LINELESS, id: 'flat', shading: 'none' },
  kawaii: {
    ...OUTLINED,
    id: 'kawaii',
    silhouette: 6.4,
    head: 1.12,
    eyes: 1.12,
    eyeGap: 1.18,
    eyeKind: 'glossy',
    cheeks: true,
    lightness: 0.02,
  },
  soft: { ...LINELESS, id: 'soft', shading: 'soft', occlusion: 0.44 },
  geometric: {
    ...LINELESS,
    id: 'geometric',
    glints: false,
    square: 0.75,
    eyeKind: 'dot',
    shading: 'split',
    occlusion: 0.54,
  },
  retro: {
    ...OUTLINED,
    id: 'retro',
    line: 'ink',
    silhouette: 5.5,
    outer: 5,
    inner: 5,
    eyeKind: 'pie',
    eyes: 1.14,
    limbs: 0.5,
    hoses: true,
    chroma: 0.72,
    shading: 'none',
  },
  sketchy: {
    ...OUTLINED,
    id: 'sketchy',
    silhouette: 4,
    weight: [1.8, 3],
    outer: 2.6,
    inner: 3,
    line: 'ink',
    sketch: true,
    shading: 'none',
    eyeKind: 'dot',
    glints: false,
    chroma: 0.5,
    lightness: 0.1,
  },
  sticker: { ...OUTLINED, id: 'sticker', silhouette: 8, border: 34, chroma: 1.1 },
  clay: {
    ...LINELESS,
    id: 'clay',
    shading: 'soft',
    occlusion: 0.4,
    modelled: true,
    head: 1.1,
    limbs: 1.3,
    eyeKind: 'dot',
    chroma: 0.92,
    lightness: 0.03,
  },
  paper: {
    ...LINELESS,
    id: 'paper',
    shading: 'none',
    occlusion: 0.5,
    scissored: true,
    eyeKind: 'dot',
    glints: false,
    chroma: 0.85,
    lightness: 0.03,
  },
  pastel: { ...OUTLINED, id: 'pastel', silhouette: 4.5, outer: 2.6, chroma: 0.62, lightness: 0.09 },
  pixel: {
    ...LINELESS,
    id: 'pixel',
    pixels: true,
    shading: 'cel',
    occlusion: 0,
    size: 0.88,
    head: 1.14,
    limbs: 1.12,
    chroma: 1.08,
  },
};
