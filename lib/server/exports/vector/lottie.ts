import { compileClip } from '@/lib/core/clip/sample';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { lottieReceipt } from '../receipts/lottie';
import type { WriteVector } from './picture';
import { clipIn, COMPARED_SHARES, sceneOf } from './scene';

/** Writes a motion as a Lottie file. */
export const writeLottie: WriteVector = async (picture) => {
  const { rig, options, shown } = sceneOf(picture);
  const clip = clipIn(picture);
  const motion = compileClip(rig, clip);
  const file = new TextEncoder().encode(paintLottie(rig, clip, { ...options, motion }));
  const moments = COMPARED_SHARES.map((share) => ({
    frame: share * motion.duration * options.fps,
    paint: shown(motion, share),
  }));
  return { file, receipt: await lottieReceipt(file, moments, picture.size) };
};
