/** A picture in memory as straight (not premultiplied) RGBA. */
export interface RawPicture {
  width: number;
  height: number;
  rgba: Uint8Array;
}
