/** The error for a video whose motion cannot be followed; its message is shown to the user. */
export class VideoRefusal extends Error {
  override name = 'VideoRefusal';
}
