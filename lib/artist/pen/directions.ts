import type { StyleId } from '@/lib/core/styles';

/** How a direction draws: lines in canvas pixels, factors on the usual proportions. */
export interface DrawingStyle {
  id: StyleId;
  /** How far the heavy line around the whole figure reaches beyond its parts; 0 draws none. */
  silhouette: number;
  /** How far that line is moved, so that it grows heavier away from the light. */
  weight: readonly [x: number, y: number];
  /** Width of the contours of parts and of lines inside them; 0 draws no contours. */
  outer: number;
  inner: number;
  /** `family`: each line in its material's own dark tone; `ink`: all lines in one near-black. */
  line: 'family' | 'ink';
  /** `split` shades the far half of each mass along a straight edge. */
  shading: 'none' | 'cel' | 'soft' | 'split';
  /** Opacity of the shadows that parts throw on the parts beneath them; 0 throws none. */
  occlusion: number;
  head: number;
  eyes: number;
  eyeGap: number;
  /** Thickness of arms and legs, and whether bare ones are drawn in ink, as hoses. */
  limbs: number;
  hoses: boolean;
  /** 0 round to 1 squared. */
  square: number;
  eyeKind: 'glossy' | 'pie' | 'dot' | null;
  /** Whether eyes catch the light. */
  glints: boolean;
  /** Whether every face blushes, not only those whose words or persona ask for it. */
  cheeks: boolean;
  /** Pixels of pale border around the whole figure. */
  border: number;
  sketch: boolean;
  /** Whether each mass has light along its edges, as a modelled figure. */
  modelled: boolean;
  /** Whether outlines are cut straight, as with scissors, and show the thickness of paper. */
  scissored: boolean;
  /** How the style changes colours: a factor of OKLCH chroma and a shift of lightness. */
  chroma: number;
  lightness: number;
  /** Set by `detail: high`: gradients, rim light and texture on top of the style. */
  rich: boolean;
}

/** The cartoon: a heavy silhouette, and lines inside at under half its weight. */
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
  chroma: 1,
  lightness: 0,
  rich: false,
};

/** Without lines, parts are told apart by the shadows between them. */
const LINELESS: DrawingStyle = { ...OUTLINED, silhouette: 0, outer: 0, inner: 5, occlusion: 0.44 };

/** The directions by the style presets that name them. */
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
};
