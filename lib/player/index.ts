import type { ErrorReason } from './bundle';
import { ServicePlayer } from './element';

export { ServicePlayer };
export type { PlayerAttributes } from './attributes';
export type { ErrorReason, MascotBundle as PlayerBundle } from './bundle';
export type { SpeechOptions, SpeechSource } from './speak';
export type { CharacterTimes, Viseme } from './visemes';

/** The `detail` of each event of the element. */
export interface PlayerEvents {
  ready: { animations: string[]; canvases: string[] };
  ended: { animation: string };
  statechange: { from: string | null; to: string; why: string };
  error: { reason: ErrorReason; message: string };
}

declare global {
  interface HTMLElementTagNameMap {
    'service-player': ServicePlayer;
  }
}

// If the script is loaded twice, the first copy keeps the element.
const { customElements: registry } = globalThis;
if (!registry?.get('service-player')) registry?.define('service-player', ServicePlayer);
