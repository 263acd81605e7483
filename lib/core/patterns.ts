/** A name inside a mascot: palette tokens, part ids, states, anchors, canvas inputs (specification: MascotSpec). */
export const NAME = /^[a-z][a-z0-9_]*$/;

/** A text that is not blank. */
export const READABLE = /\S/;

/** A colour in a palette (specification: MascotSpec). */
export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;
