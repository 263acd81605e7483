import type { Coloring } from './labels';
import { extentOf, type Extent } from './limbs';
import { beside, regionsOf, type Region } from './regions';
import { middleOf } from './silhouette';

/** Something drawn on a surface that surrounds it: an eye with all in it, a mouth, a nose. */
export interface Feature {
  pixels: number[];
  box: Extent;
  middle: readonly [number, number];
  /** The label of what surrounds it, and the label in it that stands out most from that. */
  host: number;
  ink: number;
  /** The lightness of what surrounds it. */
  ground: number;
  /** How much darker or lighter than its surroundings it gets, in OKLab lightness. */
  contrast: number;
}

export interface Face {
  /** Two eyes from left to right, or the one of a profile. */
  eyes: readonly Feature[] | null;
  mouth: Feature | null;
  /** Whether another pair may be eyes as well: the picture shows several faces, or dots. */
  hasRivals?: boolean;
}

/** A figure whose face is not known. */
export const NO_FACE: Face = { eyes: null, mouth: null };

/** Features are between these shares of the figure. */
const [LEAST, MOST] = [0.0006, 0.09];
/** Eyes are looked for up to this share of it first. */
const USUAL = 0.045;
/** On a surface darker than this, only what is lighter than the second can be an eye: a lens of sunglasses is none. */
const [NIGHT, GLOW] = [0.3, 0.6];
/** An eye stands out from its surroundings by so much lightness. */
const STRONG = 0.22;
/**
 * Two eyes are of one size: the smaller has at least this share of the larger one's pixels, and of its height and
 * width.
 */
const [ALIKE_AREA, ALIKE_SIDE] = [0.55, 0.65];
/** A mouth lies so many distances of the eyes below them. */
const [MOUTH_NEAREST, MOUTH_FURTHEST] = [0.4, 1.3];
/**
 * Another pair may be eyes as well where its score is at least this share of the best pair's, its features are at most
 * so many times smaller or larger, and it lies more than so many distances of the eyes away.
 */
const RIVAL = { score: 0.55, size: 2, apart: 1.2 };
/** Half of a face may lie in shade: by so much lightness. */
const SHADED = 0.17;
/** Pixels this far from one of a line leave it. */
const DEPTHS = [
  [-7, 0],
  [7, 0],
  [0, -7],
  [0, 7],
] as const;

/** The middle between the eyes. */
export function middleOfEyes(eyes: readonly Feature[]): [number, number] {
  return [
    eyes.reduce((sum, { middle }) => sum + middle[0], 0) / eyes.length,
    eyes.reduce((sum, { middle }) => sum + middle[1], 0) / eyes.length,
  ];
}

/** The eyes and the mouth of a figure, where they can be told. */
export function faceOf(coloring: Coloring): Face {
  const {
    labels: { width, at: of },
  } = coloring;
  const shown: number[] = [];
  of.forEach((label, at) => {
    if (label >= 0) shown.push(at);
  });
  const features = islandsOf(coloring, shown.length);
  const figure = extentOf(shown, width);
  // The patch around a panda's eye is larger than an eye.
  const small = features.filter(({ pixels }) => pixels.length <= shown.length * USUAL);
  const found = eyesOf(small, figure) ?? eyesOf(features, figure);
  if (found) return { eyes: found.pair, mouth: mouthOf(features, found.pair), hasRivals: found.hasRivals };
  const single = eyeOfProfile(features, figure);
  return { ...NO_FACE, eyes: single && [single] };
}

/** All that is small and lies wholly within one surface. */
function islandsOf({ labels, clusters }: Coloring, total: number): Feature[] {
  const { width, at: of } = labels;
  const { regions, owner } = regionsOf(labels);
  const found: Feature[] = [];
  for (const [index, host] of regions.entries()) {
    if (host.pixels.length < total * 0.02 || !isSurface(host, owner, index, width)) continue;
    const seen = new Uint8Array(of.length);
    for (const at of host.pixels)
      for (const first of beside(at, width, of.length)) {
        if (seen[first] || owner[first] === index || owner[first] === -1) continue;
        const pixels = island(first, index, owner, seen, width, total * MOST);
        if (!pixels || pixels.length < total * LEAST) continue;
        const shares = new Map<number, number>();
        for (const each of pixels) shares.set(of[each]!, (shares.get(of[each]!) ?? 0) + 1 / pixels.length);
        const step = (label: number): number => Math.abs(clusters[label]!.lab[0] - clusters[host.label]!.lab[0]);
        const ink = [...shares]
          .filter(([, share]) => share > 0.12)
          .map(([label]) => label)
          .reduce((a, b) => (step(b) > step(a) ? b : a));
        found.push({
          pixels,
          box: extentOf(pixels, width),
          middle: middleOf(pixels, width),
          host: host.label,
          ink,
          ground: clusters[host.label]!.lab[0],
          contrast: step(ink),
        });
      }
  }
  return found;
}

/** Whether a region is an area, not a line around others: a good share of it lies deep inside. */
function isSurface({ pixels }: Region, owner: Int32Array, index: number, width: number): boolean {
  const deep = pixels.reduce(
    (sum, at) => sum + (DEPTHS.every((step) => owner[at + step[0] + step[1] * width] === index) ? 1 : 0),
    0,
  );
  return deep > pixels.length * 0.3;
}

/** The connected pixels that are not the host's; null when they are too many or reach the open. */
function island(
  first: number,
  host: number,
  owner: Int32Array,
  seen: Uint8Array,
  width: number,
  most: number,
): number[] | null {
  const pixels = [first];
  seen[first] = 1;
  let isOpen = false;
  for (let next = 0; next < pixels.length; next += 1) {
    for (const other of beside(pixels[next]!, width, owner.length)) {
      if (owner[other] === -1) isOpen = true;
      if (seen[other] || owner[other] === host || owner[other] === -1) continue;
      seen[other] = 1;
      pixels.push(other);
    }
  }
  return isOpen || pixels.length > most ? null : pixels;
}

const sizeOf = ({ left, right, top, bottom }: Extent): readonly [number, number] => [
  right - left + 1,
  bottom - top + 1,
];

type EyePair = readonly [Feature, Feature];

const ratio = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);

/** The pair that looks most like eyes: level, alike, strong, round, in the upper part. */
function eyesOf(features: readonly Feature[], figure: Extent): { pair: EyePair; hasRivals: boolean } | null {
  const [across, height] = sizeOf(figure);
  const able = features.filter(
    ({ ground, contrast }) => contrast >= STRONG && (ground > NIGHT || ground + contrast > GLOW),
  );
  const pairs = able.flatMap((left) =>
    able.flatMap((right) => {
      const gap = right.middle[0] - left.middle[0];
      if (gap <= 0 || Math.abs(left.ground - right.ground) > SHADED) return [];
      const [[lw, lh], [rw, rh]] = [sizeOf(left.box), sizeOf(right.box)];
      const area = ratio(left.pixels.length, right.pixels.length);
      if (area < ALIKE_AREA || Math.min(ratio(lw, rw), ratio(lh, rh)) < ALIKE_SIDE) return [];
      const alike = area * ratio(lh, rh);
      const level = 1 - Math.abs(left.middle[1] - right.middle[1]) / gap / 0.35;
      const clear = gap / Math.max(lw, rw);
      if (alike < 0.45 || level <= 0 || clear < 1.05 || clear > 9 || gap > across * 0.75) return [];
      const round = Math.min(1, Math.min(lw / lh, lh / lw) * 1.6);
      const place = 1 - Math.max(0, (left.middle[1] - figure.top) / height - 0.5);
      const size = Math.min(1, Math.sqrt(left.pixels.length) / (across * 0.05));
      return [
        {
          left,
          right,
          score:
            (left.host === right.host ? 1 : 0.8) *
            alike *
            level *
            round *
            place *
            size *
            (0.4 + Math.min(left.contrast, right.contrast)),
        },
      ];
    }),
  );
  const [best] = pairs.sort((a, b) => b.score - a.score);
  if (!best || best.score <= 0.16) return null;
  const pair: EyePair = [best.left, best.right];
  const hasRivals = pairs.some(
    ({ left, right, score }) => score > best.score * RIVAL.score && isRival([left, right], pair),
  );
  return { pair, hasRivals };
}

/** Whether a pair may be the eyes of another face: of about the same size, and apart from the first one. */
function isRival(other: EyePair, eyes: EyePair): boolean {
  if (other.some((each) => eyes.includes(each))) return false;
  const gap = (pair: EyePair): number => pair[1].middle[0] - pair[0].middle[0];
  const [[x, y], [ox, oy]] = [middleOfEyes(eyes), middleOfEyes(other)];
  const sizes = [ratio(gap(other), gap(eyes)), ratio(other[0].pixels.length, eyes[0].pixels.length)];
  return sizes.every((size) => size > 1 / RIVAL.size) && Math.hypot(ox - x, oy - y) > gap(eyes) * RIVAL.apart;
}

/** The one eye of a figure in profile: small, round, strong, high, and toward an end. */
function eyeOfProfile(features: readonly Feature[], figure: Extent): Feature | null {
  const [across, height] = sizeOf(figure);
  const found = features.filter(({ box, middle, contrast, pixels }) => {
    const [width, tall] = sizeOf(box);
    const aside = Math.abs(middle[0] - (figure.left + figure.right) / 2) / across;
    return (
      contrast > 0.35 &&
      Math.min(width / tall, tall / width) > 0.7 &&
      pixels.length > width * tall * 0.62 &&
      Math.max(width, tall) < height * 0.12 &&
      middle[1] < figure.top + height * 0.5 &&
      aside > 0.12
    );
  });
  return found.length === 1 ? found[0]! : null;
}

/** The widest strong feature below the eyes and between them. */
function mouthOf(features: readonly Feature[], [left, right]: readonly [Feature, Feature]): Feature | null {
  const gap = right.middle[0] - left.middle[0];
  const [x, y] = [(left.middle[0] + right.middle[0]) / 2, (left.middle[1] + right.middle[1]) / 2];
  const below = features.filter(
    ({ middle, box, contrast }) =>
      middle[1] > y + gap * MOUTH_NEAREST &&
      middle[1] < y + gap * MOUTH_FURTHEST &&
      Math.abs(middle[0] - x) < gap * 0.3 &&
      contrast > 0.12 &&
      sizeOf(box)[0] > gap * 0.2 &&
      sizeOf(box)[0] < gap * 2.2,
  );
  const wide = ({ box }: Feature): number => sizeOf(box)[0] / sizeOf(box)[1];
  // A nose is no wider than high, and lies above the mouth; what the mouth holds is narrower than the mouth.
  const size = ({ box, host }: Feature): number => sizeOf(box)[0] * (host === left.host ? 1.25 : 1);
  const [best] = below
    .filter(
      (feature) =>
        wide(feature) > 1.25 || (below.length === 1 && wide(feature) > 0.75 && feature.middle[1] > y + gap * 0.5),
    )
    .sort((a, b) => size(b) - size(a));
  return best ?? null;
}
