/** Why a file is not taken, in a sentence for whoever sent it. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
}
