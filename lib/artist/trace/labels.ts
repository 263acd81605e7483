import { clustersOf, evenPixels, nearest, PLAIN, type Cluster } from './clusters';
import { apart, labOf, type Lab, type Pixels } from './pixels';
import { beside, NONE, regionsOf, type Labels } from './regions';

/** The least alpha of a pixel that belongs to the figure, of 255. */
const MIN_SHOWN_ALPHA = 128;
/** A colour whose distance from the line between two others is below this, in OKLab, is a mixture of them. */
const MAX_MIXTURE_DISTANCE = 0.06;
/** The number of pixels below which a region is a speck. */
const MIN_REGION_PIXELS = 7;

/** A picture reduced to a few colours, with the index of a colour for each pixel. */
export interface Coloring {
  labels: Labels;
  clusters: Cluster[];
  lab: Float32Array;
}

/**
 * Quantises a picture's colours and labels each pixel; mixed colours along antialiased edges are assigned to one of the
 * two colours.
 */
export function colored(picture: Pixels, fineness = PLAIN): Coloring {
  const lab = labOf(picture);
  const even = evenPixels(picture, lab);
  const clusters = clustersOf(lab, even, fineness);
  const labels = {
    width: picture.width,
    height: picture.height,
    at: new Int16Array(picture.width * picture.height).fill(NONE),
  };
  if (!clusters.length) return { labels, clusters, lab };
  const color = (at: number): Lab => [lab[3 * at]!, lab[3 * at + 1]!, lab[3 * at + 2]!];
  for (let at = 0; at < even.length; at += 1) if (even[at]) labels.at[at] = nearest(clusters, color(at));
  const sure = Int16Array.from(labels.at);
  for (let at = 0; at < even.length; at += 1) {
    if (even[at] || picture.rgba[4 * at + 3]! < MIN_SHOWN_ALPHA) continue;
    labels.at[at] = ofEdge(clusters, color(at), around(sure, at, picture.width));
  }
  for (let round = 0; round < 2; round += 1) cleanRims(labels, clusters, color);
  return { labels, clusters, lab };
}

/** The certain labels within a distance of two pixels. */
function around(sure: Int16Array, at: number, width: number): number[] {
  const found: number[] = [];
  const x = at % width;
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1) {
      const label = x + dx < 0 || x + dx >= width ? NONE : (sure[at + dy * width + dx] ?? NONE);
      if (label !== NONE && !found.includes(label)) found.push(label);
    }
  }
  return found;
}

/**
 * The label of a pixel at an edge.
 * It is a neighbouring label if the pixel is a mixture of its neighbours, else that of the nearest colour, as in a thin
 * line.
 */
function ofEdge(clusters: readonly Cluster[], color: Lab, near: readonly number[]): number {
  const best = nearest(clusters, color);
  const local = near.toSorted((a, b) => apart(clusters[a]!.lab, color) - apart(clusters[b]!.lab, color))[0];
  if (local === undefined || local === best) return best;
  const isMixture = near.some((one, i) =>
    near.slice(i + 1).some((two) => fromLine(clusters[one]!.lab, clusters[two]!.lab, color) < MAX_MIXTURE_DISTANCE),
  );
  return isMixture ? local : best;
}

/** The distance of a colour from the line between two others. */
function fromLine(one: Lab, two: Lab, color: Lab): number {
  const along = share(one, two, color);
  return apart(color, [
    one[0] + (two[0] - one[0]) * along,
    one[1] + (two[1] - one[1]) * along,
    one[2] + (two[2] - one[2]) * along,
  ]);
}

/** The position of a colour's projection onto the line from one colour to another, 0 to 1. */
export function share(one: Lab, two: Lab, color: Lab): number {
  const [l, a, b] = [two[0] - one[0], two[1] - one[1], two[2] - one[2]];
  const length = l * l + a * a + b * b;
  return length === 0
    ? 0
    : Math.min(1, Math.max(0, ((color[0] - one[0]) * l + (color[1] - one[1]) * a + (color[2] - one[2]) * b) / length));
}

/** Assigns specks, and thin seams in a mixture of the colours beside them, to their neighbours. */
function cleanRims(labels: Labels, clusters: readonly Cluster[], color: (at: number) => Lab): void {
  const { width, at: of } = labels;
  const { regions } = regionsOf(labels);
  for (const { label, pixels } of regions) {
    const isSpeck = pixels.length < MIN_REGION_PIXELS;
    if (!isSpeck && pixels.some((at) => beside(at, width, of.length).every((other) => of[other] === label))) continue;
    const borders = new Map<number, number>();
    for (const at of pixels)
      for (const other of beside(at, width, of.length))
        if (of[other] !== label && of[other] !== NONE) borders.set(of[other]!, (borders.get(of[other]!) ?? 0) + 1);
    const sides = [...borders.keys()];
    const own = clusters[label]!.lab;
    const isMixture = sides.some((one, i) =>
      sides.slice(i + 1).some((two) => fromLine(clusters[one]!.lab, clusters[two]!.lab, own) < MAX_MIXTURE_DISTANCE),
    );
    if (!sides.length || !(isSpeck || isMixture)) continue;
    for (const at of pixels)
      of[at] = sides.reduce((a, b) =>
        apart(clusters[b]!.lab, color(at)) < apart(clusters[a]!.lab, color(at)) ? b : a,
      );
  }
}
