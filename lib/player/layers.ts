import type { Rig } from '@/lib/core/rig/rig';
import { createCursorLayer } from './cursor';
import type { PoseLayer } from './layer';
import type { Performer } from './performer';
import type { SpeechOptions, SpeechSource } from './speak';
import type { View } from './view';

/** The layers of a mascot. */
export interface Layers {
  /** Starts or stops following the pointer. */
  followCursor(wanted: boolean): void;
  /** Moves the mouth to speech; resolves when it is over. */
  speak(source: SpeechSource, options?: SpeechOptions): Promise<void>;
  /** Removes all listeners and ends speech. */
  end(): void;
}

/** Creates the layers of a mascot. The code of speech is loaded when it is first used. */
export function layersOver({ layers, still, renew }: Performer, view: View, rig: Rig): Layers {
  let cursor: ReturnType<typeof createCursorLayer> | undefined;
  let speech: Promise<ReturnType<(typeof import('./speak'))['createSpeech']>> | undefined;
  const over = <Layer extends PoseLayer>(layer: Layer): Layer => {
    layers.add(layer);
    return layer;
  };
  const followCursor = (wanted: boolean): void => {
    if (wanted === Boolean(cursor)) return;
    if (cursor) {
      layers.delete(cursor);
      cursor.leave();
    }
    cursor = wanted ? over(createCursorLayer(view, rig, renew, still)) : undefined;
    renew();
  };
  return {
    followCursor,
    async speak(source, options) {
      return (await (speech ??= import('./speak').then(({ createSpeech }) => over(createSpeech(rig, renew))))).speak(
        source,
        options,
      );
    },
    end() {
      followCursor(false);
      void speech?.then(({ stop }) => stop());
    },
  };
}
