/** A session lasts 30 days from its last use (specification: Sessions and sign-in). */
export const SESSION_SECONDS = 30 * 24 * 3600;

/**
 * The use of a session that goes on being used is noted this often, in milliseconds: one write an hour and browser, not
 * one a request.
 */
export const NOTE_AFTER_MS = 3600 * 1000;
