/** The picture that another page passes to the creation page; null if there is none. */
let handed: File | null = null;

/** Passes a picture to the creation page, which must be opened next. */
export function handOver(picture: File): void {
  handed = picture;
}

/** Takes the picture that was passed, and clears it; null if there is none. */
export function takeHandedOver(): File | null {
  const picture = handed;
  handed = null;
  return picture;
}
