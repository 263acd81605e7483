/** The film in the input formats of other renderers, prepared before the measurement. */
export interface Score {
  width: number;
  height: number;
  fps: number;
  ticks: number;
  /** The background colour; null if it is transparent. */
  ground: string | null;
  /** Each frame as an SVG document. */
  svgs: readonly string[];
  lottie: string;
}

/** A renderer that has been started. */
export interface PeerFrames {
  /** Each frame in turn, as RGBA or as a PNG file. */
  frames(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  stop(): Promise<void>;
}

/** Another renderer that can draw a mascot. */
export interface Peer {
  name: string;
  /** The format of its frames; raw RGBA if absent. */
  gives?: 'rgba' | 'png';
  /** Starts the renderer; throws if it cannot run here. */
  start(score: Score): Promise<PeerFrames>;
}
