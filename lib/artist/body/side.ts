/** A side from the viewer's point of view: left is the smaller x. */
export type BodySide = 'left' | 'right';
