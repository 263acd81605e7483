/** Shows a message to the user. */
type Tell = (message: string, kind: 'failed') => void;

/** Writes text to the clipboard of a `copy` or `cut` event, or else to the system's. Gives whether it worked. */
export async function writeClipboard(text: string, event: DataTransfer | undefined, tell: Tell): Promise<boolean> {
  if (event) {
    event.setData('text/plain', text);
    return true;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    tell('The clipboard could not be reached.', 'failed');
    return false;
  }
}

/** Reads the clipboard's text: that of a `paste` event, or else the system's; null if the browser refuses it. */
export async function readClipboard(event: DataTransfer | undefined, tell: Tell): Promise<string | null> {
  if (event) return event.getData('text/plain');
  try {
    return await navigator.clipboard.readText();
  } catch {
    tell('The browser does not allow to read the clipboard: paste with the keyboard.', 'failed');
    return null;
  }
}
