/** A side from the viewer's point of view: left is the smaller x. */
export type BodySide = 'left' | 'right';

/** The side of the picture on which a character's own left or right hand is, as it faces the viewer. */
export const SIDE_OF_HAND: Readonly<Record<BodySide, BodySide>> = { left: 'right', right: 'left' };
