/** The request to the resvg process: SVG documents, each with a picture size in pixels. */
export interface ResvgOrder {
  documents: readonly Uint8Array[];
  width: number;
  height: number;
}

/** The answer: premultiplied RGBA pictures, in the documents' order. */
export type ResvgAnswer = Uint8Array[];
