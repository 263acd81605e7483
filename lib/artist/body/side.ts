/** A side as the viewer sees it: left is the smaller x. */
export type BodySide = 'left' | 'right';
