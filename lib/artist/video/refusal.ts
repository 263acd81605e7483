/** Why a video is not followed; the message is a sentence for whoever sent it. */
export class VideoRefusal extends Error {
  override name = 'VideoRefusal';
}
