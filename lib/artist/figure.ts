import type { Anchor } from '@/lib/core/spec/schema';
import type { BuildId } from '@/lib/core/sheet/vocabulary';
import type { RestPosture } from './body/rest-poses';
import type { BodySide } from './body/side';
import type { Traits } from './individual';
import type { Dice } from './random';
import type { Ink } from './shape/ink';
import type { Path, Point } from './shape/path';
import type { Species } from './species/species';
import type { Character } from './character';

export const SIDES = ['left', 'right'] as const;

/** The steps in which a drawing appears, in order; each part belongs to one. */
export const DRAWING_STAGES = ['body', 'limbs', 'head', 'features', 'face', 'eyes', 'clothes'] as const;
export type DrawingStage = (typeof DRAWING_STAGES)[number];

/** One part as the builders make it; `rims` are the closed outer shapes that a die-cut border follows. */
export interface PartDraft {
  id: string;
  parent: string | null;
  z: number;
  pivot: Point;
  limits: readonly [number, number] | null;
  stage: DrawingStage;
  svg: string;
  states?: { name: string; svg: string }[];
  defaultState?: string;
  rims?: Path[];
}

/** Where the face and things worn on the head go. */
export interface HeadFrame {
  part: string;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /**
   * The ellipse that things on top of the head go by: the head itself, or the upper part of a body that is all head.
   */
  crown: { cy: number; rx: number; ry: number };
  skull: Path;
  /** Material around the eyes: lids are made of it. */
  material: string;
  eyeY: number;
  /** Distance of an eye's centre from the middle. */
  eyeDx: number;
  eyeWidth: number;
  mouthY: number;
  mouthWidth: number;
  noseY: number;
  /** Where a hat's brim rests and how wide it is there. */
  hatY: number;
  hatWidth: number;
}

/** Where clothes go: heights and half widths of the trunk, in pixels. */
export interface TorsoFrame {
  part: string;
  cx: number;
  neckY: number;
  waistY: number;
  hemY: number;
  /** Half widths at the neck, the waist and the hem. */
  neck: number;
  waist: number;
  hem: number;
  path: Path;
  /** True when head and trunk are one mass, so that clothes sit below the face. */
  merged: boolean;
  /** True when a collar is left out, because there is a gap below the face. */
  bareNeck?: boolean;
  /** Where a skirt goes on a body whose frame for clothes is its neck. */
  girdle?: { part: string; cx: number; y: number; half: number };
}

export interface ArmFrame {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  width: number;
  handRadius: number;
  handPart: string;
}

/** A mascot under construction: what the builders read, and the parts and anchors they add to. */
export interface FigureDraft {
  character: Character;
  species: Species;
  traits: Traits;
  build: BuildId;
  /** How an upright figure rests. It is drawn straight and taken into its posture at the end. */
  posture: RestPosture;
  ink: Ink;
  dice: Dice;
  head: HeadFrame;
  torso: TorsoFrame;
  arms: Record<BodySide, ArmFrame> | null;
  /** True when eyes and lines must be pale to be seen on the face. */
  darkFace: boolean;
  /** True when the face is dark enough that dark eyes need a paler rim for contrast. */
  dimFace: boolean;
  /** True when the face is so bright that dark eyes are seen on it without any light in them. */
  brightFace: boolean;
  /** Pixels for one unit of the reference figure, which is 430 pixels tall on a canvas of 512 by 512. */
  unit: number;
  parts: PartDraft[];
  anchors: Anchor[];
  /** The canvas in pixels of the figure; 512 by 512 when absent. */
  canvas?: { width: number; height: number };
  /** The boxes of the feet; absent for figures whose feet were not measured. */
  feet?: readonly { part: string; z: number; x: number; y: number; width: number; height: number }[];
  /** The token of a region when the words gave it a colour of its own, else the fallback. */
  material(region: string, fallback: string): string;
}

/** 1 on the viewer's right, −1 on the left: multiplies distances from the middle. */
export const sign = (side: BodySide) => (side === 'right' ? 1 : -1);
