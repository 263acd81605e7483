type PictureShape = 'square' | 'wide' | 'banner' | 'portrait';

/** The layout of a picture, in picture pixels. */
export interface SceneStage {
  width: number;
  height: number;
  shape: PictureShape;
  /** The least distance of the mascot from an edge. */
  margin: number;
  /** The y of the horizon. */
  horizon: number;
  /** The y of the ground at the mascot's feet. */
  ground: number;
  /** A hundredth of the mascot's height, which is the unit of furniture, trees and houses. */
  u: number;
  /** The bounding box of the mascot. */
  focus: { x: number; left: number; right: number; top: number; width: number; height: number };
}

/** The mascot's horizontal position, height, ground line and largest width, as shares of the picture. */
const PLANS: Record<PictureShape, { across: number; tall: number; ground: number; broad: number }> = {
  square: { across: 0.5, tall: 0.55, ground: 0.86, broad: 0.62 },
  wide: { across: 0.6, tall: 0.6, ground: 0.87, broad: 0.46 },
  banner: { across: 0.75, tall: 0.62, ground: 0.87, broad: 0.32 },
  portrait: { across: 0.5, tall: 0.48, ground: 0.83, broad: 0.74 },
};

/** The format of a picture, by its ratio of width to height. */
function shapeOf(width: number, height: number): PictureShape {
  const ratio = width / height;
  if (ratio > 2.3) return 'banner';
  if (ratio > 1.25) return 'wide';
  return ratio < 0.9 ? 'portrait' : 'square';
}

/** The layout of a picture for a figure with the given sides, in any unit. */
export function stageOf(width: number, height: number, figure: { width: number; height: number }): SceneStage {
  const shape = shapeOf(width, height);
  const plan = PLANS[shape];
  const margin = Math.min(width, height) * 0.06;
  const ground = height * plan.ground;
  const scale = Math.min((height * plan.tall) / figure.height, (width * plan.broad) / figure.width);
  const [w, h] = [figure.width * scale, figure.height * scale];
  const x = Math.min(width - margin - w / 2, Math.max(margin + w / 2, width * plan.across));
  // Furniture keeps its normal size beside flat and small figures.
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
