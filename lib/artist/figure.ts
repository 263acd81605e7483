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

/** Both sides, from the viewer's point of view. */
export const SIDES = ['left', 'right'] as const;

/** The stages in which a drawing appears, in order; each part belongs to one. */
export const DRAWING_STAGES = ['body', 'limbs', 'head', 'features', 'face', 'eyes', 'clothes'] as const;
/** A stage of a drawing. */
export type DrawingStage = (typeof DRAWING_STAGES)[number];

/** A part as the builders make it. `rims` are its closed outer shapes, which outlines and borders follow. */
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

/** Where the face and headwear go, in canvas pixels. */
export interface HeadFrame {
  part: string;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** The ellipse that carries headwear: the head itself, or the upper part of a body that is all head. */
  crown: { cy: number; rx: number; ry: number };
  skull: Path;
  /** The material around the eyes, in which eyelids are drawn. */
  material: string;
  eyeY: number;
  /** The distance of an eye's centre from the middle. */
  eyeDx: number;
  eyeWidth: number;
  mouthY: number;
  mouthWidth: number;
  noseY: number;
  /** The height and width of a hat's brim. */
  hatY: number;
  hatWidth: number;
}

/** Where clothes go: heights and half widths of the trunk, in canvas pixels. */
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

/** The joints, thickness and hand of an arm at rest, in canvas pixels; `handPart` is the id of the hand's part. */
export interface ArmFrame {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  width: number;
  handRadius: number;
  handPart: string;
  /** The part of the forearm and its z; absent for an arm in one piece. */
  fore?: { part: string; z: number };
  /** The edge of a hand without fingers, which is drawn in front of what it holds: its material and half sizes. */
  clasp?: { material: string; rx: number; ry: number };
}

/** A mascot under construction: the input of the builders, and the parts and anchors that they add. */
export interface FigureDraft {
  character: Character;
  species: Species;
  traits: Traits;
  build: BuildId;
  /** The rest pose of an upright figure. It is built straight, and posed at the end. */
  posture: RestPosture;
  ink: Ink;
  dice: Dice;
  head: HeadFrame;
  torso: TorsoFrame;
  arms: Record<BodySide, ArmFrame> | null;
  /** Whether the face is so dark that eyes and lines on it must be pale. */
  darkFace: boolean;
  /** Whether the face is dark enough that dark eyes need a paler rim. */
  dimFace: boolean;
  /** Whether the face is so bright that dark eyes need no highlights. */
  brightFace: boolean;
  /** Canvas pixels for one unit of the reference figure, which is 430 units tall. */
  unit: number;
  parts: PartDraft[];
  anchors: Anchor[];
  /** The size of the canvas in pixels; 512 by 512 if absent. */
  canvas?: { width: number; height: number };
  /** The bounding boxes of the feet; absent if they were not measured. */
  feet?: readonly { part: string; z: number; x: number; y: number; width: number; height: number }[];
  /** The bounding boxes of the legs, in the same way. */
  legs?: FigureDraft['feet'];
  /** The token of a region if the prompt gives it a colour of its own, else the fallback. */
  material(region: string, fallback: string): string;
}

/** 1 on the viewer's right, −1 on the viewer's left: the sign of distances from the middle. */
export const sign = (side: BodySide) => (side === 'right' ? 1 : -1);
