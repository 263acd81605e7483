/** The facts of a video's container: zero pixels without a picture, null seconds without a duration. */
export interface ContainerFacts {
  width: number;
  height: number;
  seconds: number | null;
}

interface Box {
  type: string;
  at: number;
  body: number;
  end: number;
}

/** Boxes with locations, names, comments and free space. */
const METADATA_BOXES = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

/** The most boxes of a file; ten minutes of video with a fragment per frame have two thirds of it. */
const MAX_BOXES = 100_000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)));
const longAt = (view: DataView, at: number) => Number(view.getBigUint64(at));

/**
 * Lists the boxes between two offsets, and counts them. Throws a RangeError for one that exceeds the range, and for too
 * many in the whole file.
 */
function boxesIn(view: DataView, from: number, to: number, read: { boxes: number }): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    read.boxes += 1;
    if (read.boxes > MAX_BOXES) throw new RangeError(`There are more than ${MAX_BOXES} boxes.`);
    const size = view.getUint32(at);
    const body = at + (size === 1 ? 16 : 8);
    const end = size === 0 ? to : at + (size === 1 ? longAt(view, at + 8) : size);
    if (end < body || end > to) throw new RangeError(`The box at ${at} reaches beyond its place.`);
    boxes.push({ type: nameAt(view, at + 4), at, body, end });
    at = end;
  }
  return boxes;
}

const named = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

/**
 * Reads an MP4 or MOV by its boxes, and overwrites its metadata boxes with free space of the same length.
 * Throws a RangeError where it is broken.
 */
export function readMovie(bytes: Uint8Array): ContainerFacts {
  const view = viewOf(bytes);
  const read = { boxes: 0 };
  const childrenOf = (box: Box | undefined) => (box ? boxesIn(view, box.body, box.end, read) : []);
  const top = boxesIn(view, 0, bytes.byteLength, read);
  const header = childrenOf(named(top, 'moov'));
  const tracks = header.filter(({ type }) => type === 'trak').map(childrenOf);
  const picture = tracks.find((track) => {
    const handler = named(childrenOf(named(track, 'mdia')), 'hdlr');
    return handler !== undefined && nameAt(view, handler.body + 8) === 'vide';
  });
  const size = sizeOf(view, picture && named(picture, 'tkhd'));
  const seconds = secondsOf(view, named(header, 'mvhd'), named(childrenOf(named(header, 'mvex')), 'mehd'));
  for (const box of [top, header, ...tracks].flat()) if (METADATA_BOXES.has(box.type)) blot(bytes, box);
  return { ...size, seconds };
}

/** Gives the display size of a track, after its rotation. */
function sizeOf(view: DataView, track: Box | undefined): Pick<ContainerFacts, 'width' | 'height'> {
  if (!track) return { width: 0, height: 0 };
  const matrix = track.body + (view.getUint8(track.body) === 1 ? 52 : 40);
  const [across = 0, down = 0] = [36, 40].map((offset) => Math.round(view.getUint32(matrix + offset) / 65_536));
  const isUpright = view.getInt32(matrix) !== 0;
  return isUpright ? { width: across, height: down } : { width: down, height: across };
}

/** Gives the duration in seconds by the movie header, or by its announcement of fragments. */
function secondsOf(view: DataView, header: Box | undefined, promised: Box | undefined): number | null {
  if (!header) return null;
  const isLong = view.getUint8(header.body) === 1;
  const scale = view.getUint32(header.body + (isLong ? 20 : 12));
  const known = isLong ? longAt(view, header.body + 24) : view.getUint32(header.body + 16);
  const isUnknown = known === 0 || known >= (isLong ? Number.MAX_SAFE_INTEGER : 0xffffffff);
  const units = isUnknown ? promisedUnits(view, promised) : known;
  return scale > 0 && units > 0 ? units / scale : null;
}

function promisedUnits(view: DataView, box: Box | undefined): number {
  if (!box) return 0;
  return view.getUint8(box.body) === 1 ? longAt(view, box.body + 4) : view.getUint32(box.body + 4);
}

/** Overwrites a box with free space, so that every offset into the file stays valid. */
function blot(bytes: Uint8Array, { at, body, end }: Box): void {
  bytes.set(new TextEncoder().encode('free'), at + 4);
  bytes.fill(0, body, end);
}
