/** The picture that another page hands to the creation page; null for none. */
let handed: File | null = null;

/** Hands a picture to the creation page, which is opened next. */
export function handOver(picture: File): void {
  handed = picture;
}

/** Takes the picture that was handed over; null for none. */
export function takeHandedOver(): File | null {
  const picture = handed;
  handed = null;
  return picture;
}
