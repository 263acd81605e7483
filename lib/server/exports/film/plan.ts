/** The facts of a film that are known before it is drawn: its size in pixels and its frames. */
export interface FilmPlan {
  width: number;
  height: number;
  /** The number of frames, each of `tickSeconds`. */
  ticks: number;
  tickSeconds: number;
  loop: boolean;
  /** The clip's name. */
  name: string;
}
