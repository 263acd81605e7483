/** A picture in memory: straight RGBA. */
export interface RawPicture {
  width: number;
  height: number;
  rgba: Uint8Array;
}
