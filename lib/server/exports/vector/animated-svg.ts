import { compileClip } from '@/lib/core/clip/sample';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { svgReceipt } from '../receipts/svg';
import { frozenSvg } from './frozen-svg';
import type { WriteVector } from './picture';
import { clipIn, COMPARED_SHARES, sceneOf } from './scene';

const encoded = (text: string) => new TextEncoder().encode(text);

/** Writes a motion as an animated SVG. */
export const writeAnimatedSvg: WriteVector = async (picture) => {
  const { rig, options, shown } = sceneOf(picture);
  const clip = clipIn(picture);
  const motion = compileClip(rig, clip);
  const svg = paintAnimatedSvg(rig, clip, { ...options, motion, title: rig.spec.name });
  const frames = COMPARED_SHARES.map((share) => ({
    svg: encoded(frozenSvg(svg, share)),
    paint: shown(motion, share),
  }));
  return { file: encoded(svg), receipt: await svgReceipt(frames, picture.size) };
};
