import { createCursorLayer } from './cursor';
import type { PoseLayer, Wake } from './layer';
import type { Stage } from './performer';
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

/** Puts layers of a mascot into `layers`, and takes them out. Speech is code of its own, which is loaded when somebody speaks. */
export function layersOver(layers: Set<PoseLayer>, { view, rig, still }: Pick<Stage, 'view' | 'rig' | 'still'>, wake: Wake): Layers {
  let cursor: ReturnType<typeof createCursorLayer> | undefined;
  let speech: Promise<ReturnType<(typeof import('./speak'))['createSpeech']>> | undefined;
  const loadSpeech = async () => {
    const made = (await import('./speak')).createSpeech(rig, wake);
    layers.add(made);
    return made;
  };
  const followCursor = (wanted: boolean): void => {
    if (wanted === Boolean(cursor)) return;
    cursor?.destroy();
    if (cursor) layers.delete(cursor);
    cursor = wanted ? createCursorLayer(view, rig, wake, still) : undefined;
    if (cursor) layers.add(cursor);
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
