/** What is known of a film before it is drawn: pixels and frames. */
export interface FilmPlan {
  width: number;
  height: number;
  /** Frames, each of `tickSeconds`. */
  ticks: number;
  tickSeconds: number;
  loop: boolean;
  /** What the clip is called. */
  name: string;
}
