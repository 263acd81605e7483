/** The colour of white fur. */
export const WHITE = '#fbf8f2';

/** The colour of pink skin in fur. */
export const PINK = '#f4b3bd';

/** The colour of dark fur. */
export const DARK = '#45414d';
