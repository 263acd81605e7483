/** The motion that a mascot plays when a visitor clicks it. */
export const GREETING = 'wave';
