import type { MascotSpec } from '../spec/schema';
import type { Frame } from './frame';
import { findRoles } from './roles';

/** A frame without the shadow that the mascot casts on the ground. */
export function withoutShadow(spec: MascotSpec, frame: Frame): Frame {
  const { shadow } = findRoles(spec);
  return { ...frame, parts: frame.parts.filter(({ id }) => id !== shadow) };
}
