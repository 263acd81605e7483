/** The refusal of a file, as a sentence for the sender. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
}

/** The message for a truncated or malformed file, with advice. */
export const BROKEN = 'is cut off or broken. Save it again, and send that.';

/** Makes the refusal of a file whose content does not match its signature; `name` is the type in plain words. */
export const unreadable = (name: string, cause?: unknown): FileRefusal =>
  new FileRefusal(`The file begins like ${name}, but cannot be read as one: it ${BROKEN}`, { cause });
