import type { MouthShape } from './visemes';

/** The audio context of the page. Browsers allow only a few, and each must be started by a user gesture. */
let context: AudioContext | undefined;
/** The nodes of media elements, because an element can be connected to a context only once. */
const led = new WeakMap<HTMLMediaElement, AudioNode>();

interface Capturing {
  captureStream?(): MediaStream;
  mozCaptureStream?(): MediaStream;
}

/**
 * The audio node of a source. A media element stays audible if the browser supports that. Throws while audio is
 * suspended, and for cross-origin audio.
 */
function nodeOf(source: HTMLMediaElement | MediaStream, heard: AudioContext): AudioNode {
  const capturing: Capturing = source instanceof MediaStream ? { captureStream: () => source } : (source as Capturing);
  const stream = capturing.captureStream?.() ?? capturing.mozCaptureStream?.();
  if (stream) return heard.createMediaStreamSource(stream);
  const element = source as HTMLMediaElement;
  // Connected to a context, cross-origin audio would become silent, and so would any audio in a suspended context.
  if (
    heard.state !== 'running' ||
    (element.crossOrigin === null && new URL(element.currentSrc).origin !== location.origin)
  )
    throw new Error('The sound cannot be read.');
  const node = led.get(element) ?? heard.createMediaElementSource(element);
  led.set(element, node);
  node.connect(heard.destination);
  return node;
}

/** The loudness thresholds as shares of the peak so far: silence, closed lips, wide open mouth. */
const SILENT_SHARE = 0.08;
const CLOSED_SHARE = 0.2;
const WIDE_SHARE = 0.55;
/** The mouth shapes for speech that cannot be analysed, one per eighth of a second. */
const BABBLE = 'aemoaxeomea';
const BABBLED_A_SECOND = 8;
/** The lowest peak amplitude, which limits how much quiet recordings are amplified. */
const MIN_PEAK = 0.02;
/** The share of zero crossings among the samples above which a sound is bright. */
const BRIGHT = 0.06;

/** Analyses speech. `shape` gives the mouth shape of the current sound. Must be called in a user gesture. */
export function listenTo(source: HTMLMediaElement | MediaStream): { shape(): MouthShape; end(): void } {
  context ??= new AudioContext();
  void context.resume();
  const heard = context;
  const analyser = heard.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  let node: AudioNode | undefined;
  let peak = MIN_PEAK;

  const read = (): MouthShape => {
    analyser.getFloatTimeDomainData(samples);
    const loud = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    peak = Math.max(peak, loud);
    const share = loud / peak;
    if (share < SILENT_SHARE) return 'x';
    if (share < CLOSED_SHARE) return 'm';
    const turns = samples.filter((sample, i) => sample > 0 !== (samples[i - 1] ?? 0) > 0).length;
    return turns / samples.length > BRIGHT ? 'e' : share > WIDE_SHARE ? 'a' : 'o';
  };

  return {
    shape() {
      if ('paused' in source && source.paused) return 'x';
      try {
        if (heard.state !== 'running') throw new Error('Nothing is heard before a gesture.');
        if (!node) (node = nodeOf(source, heard)).connect(analyser);
        return read();
      } catch {
        return BABBLE[Math.floor((performance.now() / 1000) * BABBLED_A_SECOND) % BABBLE.length] as MouthShape;
      }
    },
    end: () => node?.disconnect(analyser),
  };
}
