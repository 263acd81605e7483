/** What the process with resvg is asked to draw: SVG documents, each as a picture of so many pixels. */
export interface ResvgOrder {
  documents: readonly Uint8Array[];
  width: number;
  height: number;
}

/** Its answer: premultiplied RGBA, in the documents' order. */
export type ResvgAnswer = Uint8Array[];
