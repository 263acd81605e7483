import { createCursorLayer } from './cursor';
import type { Performer, Stage } from './performer';
import type { SpeechOptions, SpeechSource } from './speak';

/** What may lie over what a mascot performs. */
export interface Layers {
  /** Looks at the pointer, or ahead again. */
  followCursor(wanted: boolean): void;
  /** Moves the mouth to speech until it is over. */
  speak(source: SpeechSource, options?: SpeechOptions): Promise<void>;
  /** Leaves the page alone, and is silent. */
  end(): void;
}

/** The layers of one mascot. Speech is code of its own, which is loaded when somebody speaks. */
export function layersOver(performer: Performer, { view, rig, still }: Stage): Layers {
  const wake = (): void => performer.refresh();
  let cursor: ReturnType<typeof createCursorLayer> | undefined;
  let speech: Promise<ReturnType<(typeof import('./speak'))['createSpeech']>> | undefined;
  const followCursor = (wanted: boolean): void => {
    if (wanted === Boolean(cursor)) return;
    cursor?.destroy();
    performer.layers = performer.layers.filter((layer) => layer !== cursor);
    cursor = wanted ? createCursorLayer(view, rig, wake, still) : undefined;
    if (cursor) performer.layers = [...performer.layers, cursor];
    wake();
  };
  const loadSpeech = async () => {
    const made = (await import('./speak')).createSpeech(rig, wake);
    performer.layers = [...performer.layers, made];
    return made;
  };
  return {
    followCursor,
    async speak(source, options) {
      return (await (speech ??= loadSpeech())).speak(source, options);
    },
    end() {
      followCursor(false);
      void speech?.then(({ stop }) => stop());
    },
  };
}
