/** The same film in the words of other renderers, made beforehand. */
export interface Score {
  width: number;
  height: number;
  fps: number;
  ticks: number;
  /** What is behind the drawing, null where it is transparent. */
  ground: string | null;
  /** Each frame as an SVG document. */
  svgs: readonly string[];
  lottie: string;
}

/** A renderer that is ready. */
export interface PeerFrames {
  /** Each frame in turn, as RGBA or as a PNG file. */
  frames(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  stop(): Promise<void>;
}

/** Another renderer that can draw a mascot. */
export interface Peer {
  name: string;
  /** What a frame is, raw pixels where nothing is said. */
  gives?: 'rgba' | 'png';
  /** Throws where it cannot run here. */
  start(score: Score): Promise<PeerFrames>;
}
