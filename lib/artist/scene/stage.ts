type PictureShape = 'square' | 'wide' | 'banner' | 'portrait';

/** Where things stand in a picture; all in its pixels. */
export interface SceneStage {
  width: number;
  height: number;
  shape: PictureShape;
  /** Nothing of the mascot comes nearer to an edge. */
  margin: number;
  /** Where the ground, or the floor, meets what is behind it; under the mascot's head. */
  horizon: number;
  /** Where the mascot's feet are. */
  ground: number;
  /** A hundredth of the mascot's height: furniture, trees and houses are measured in it. */
  u: number;
  /** The room the mascot stands in. */
  focus: { x: number; left: number; right: number; top: number; width: number; height: number };
}

/** How each kind of picture is composed: the mascot's place across, its height and ground as shares of the picture. */
const PLANS: Record<PictureShape, { across: number; tall: number; ground: number; broad: number }> = {
  square: { across: 0.5, tall: 0.55, ground: 0.86, broad: 0.62 },
  wide: { across: 0.6, tall: 0.6, ground: 0.87, broad: 0.46 },
  banner: { across: 0.75, tall: 0.62, ground: 0.87, broad: 0.32 },
  portrait: { across: 0.5, tall: 0.48, ground: 0.83, broad: 0.74 },
};

/** The kind of composition a picture's sides ask for. */
export function shapeOf(width: number, height: number): PictureShape {
  const ratio = width / height;
  if (ratio > 2.3) return 'banner';
  if (ratio > 1.25) return 'wide';
  return ratio < 0.9 ? 'portrait' : 'square';
}

/** The stage of a picture for a figure with these sides, whatever their unit. */
export function stageOf(width: number, height: number, figure: { width: number; height: number }): SceneStage {
  const shape = shapeOf(width, height);
  const plan = PLANS[shape];
  const margin = Math.min(width, height) * 0.06;
  const ground = height * plan.ground;
  const scale = Math.min((height * plan.tall) / figure.height, (width * plan.broad) / figure.width);
  const [w, h] = [figure.width * scale, figure.height * scale];
  const x = Math.min(width - margin - w / 2, Math.max(margin + w / 2, width * plan.across));
  // Flat and small figures still stand in a room of the usual size.
  const u = Math.min(height * plan.tall, width * plan.broad * 1.15) / 100;
  return {
    width,
    height,
    shape,
    margin,
    ground,
    u,
    horizon: ground - Math.min(h * 0.34, height * 0.19),
    focus: { x, left: x - w / 2, right: x + w / 2, top: ground - h, width: w, height: h },
  };
}
