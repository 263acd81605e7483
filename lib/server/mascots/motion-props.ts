import { sameJson } from '@/lib/core/same-json';
import { motionPropsOf, withMotionProps, withoutMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { acceptedDrawing } from '../artist/perform';
import type { Tx } from '../db/client';
import { findSpec, insertVersion, sheetOf } from '../db/versions';
import { mascotDeleted } from './current';

/** The props of a motion, and the drawing that they were made for. */
export interface MotionProps {
  motion: string;
  parts: readonly Part[];
  drawnFor: MascotSpec;
}

/**
 * Adds a motion's props to the current drawing, as a new version that looks the same at rest and keeps its sheet. Does
 * nothing where the drawing has them. Gives the current spec; the caller has locked the mascot.
 */
export async function addMotionProps(
  tx: Tx,
  workspaceId: string,
  mascotId: string,
  { motion, parts, drawnFor }: MotionProps,
): Promise<MascotSpec> {
  const current = await findSpec(tx, workspaceId, mascotId);
  if (!current) throw mascotDeleted();
  const next = withMotionProps(current.spec, parts, drawnFor);
  if (next === current.spec) return next;
  const { spec } = acceptedDrawing(next);
  const sheet = await sheetOf(tx, current.versionId);
  await insertVersion(tx, { mascotId, source: 'edit', summary: `Added the props of "${motion}"`, spec, sheet });
  return spec;
}

/** A drawing with the motion props of another version of the same mascot, which has none of its own. */
export const keepingMotionProps = (drawn: MascotSpec, other: MascotSpec): MascotSpec =>
  withMotionProps(drawn, motionPropsOf(other), other);

/** Whether two versions differ in motion props at most. */
export const isSameAtRest = (one: MascotSpec, other: MascotSpec): boolean =>
  sameJson(withoutMotionProps(one), withoutMotionProps(other));
