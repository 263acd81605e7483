export const WHITE = '#fbf8f2';

export const PINK = '#f4b3bd';

export const DARK = '#45414d';
