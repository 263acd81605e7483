/** The part of the browser's eyedropper that is used here; not every browser has one. */
interface EyeDropperLike {
  open: () => Promise<{ sRGBHex: string }>;
}

type WithEyeDropper = Window & { EyeDropper?: new () => EyeDropperLike };

/** Whether this browser can take a colour from the screen. */
export const canPickFromScreen = (): boolean =>
  typeof window !== 'undefined' && (window as WithEyeDropper).EyeDropper !== undefined;

/** Lets the person take a colour from the screen; null where they think better of it. */
export async function pickFromScreen(): Promise<string | null> {
  const { EyeDropper } = window as WithEyeDropper;
  if (!EyeDropper) return null;
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    // Escape ends it with an error.
    return null;
  }
}
