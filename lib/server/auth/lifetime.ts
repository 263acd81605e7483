/** A session lasts 30 days from its last use (specification: Sessions and sign-in). */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** How often the use of an active session is saved: one write an hour, not one a request. */
export const NOTE_AFTER_MS = 3600 * 1000;
