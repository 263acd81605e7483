/** The words that confirm the deletion of an account. */
export const DELETION_WORDS = 'delete my account';
