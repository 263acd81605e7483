/** Why a file is not taken, in a sentence for whoever sent it. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
}

/** What is wrong with a file that ends too soon or makes no sense, and what to do. */
export const BROKEN = 'is cut off or broken. Save it again, and send that.';

/** Of a file that does not hold what its beginning promises; `name` is what a person calls one. */
export const unreadable = (name: string, cause?: unknown): FileRefusal =>
  new FileRefusal(`The file begins like ${name}, but cannot be read as one: it ${BROKEN}`, { cause });
