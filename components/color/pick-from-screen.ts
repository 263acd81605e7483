/** The used part of the EyeDropper API, which some browsers lack. */
interface EyeDropperLike {
  open: () => Promise<{ sRGBHex: string }>;
}

type WithEyeDropper = Window & { EyeDropper?: new () => EyeDropperLike };

/** Whether this browser has an eyedropper. */
export const canPickFromScreen = (): boolean =>
  typeof window !== 'undefined' && (window as WithEyeDropper).EyeDropper !== undefined;

/** Lets the user pick a colour from the screen; null if they cancel. */
export async function pickFromScreen(): Promise<string | null> {
  const { EyeDropper } = window as WithEyeDropper;
  if (!EyeDropper) return null;
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    // Escape rejects the promise.
    return null;
  }
}
