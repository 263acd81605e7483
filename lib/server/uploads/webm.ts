import type { ContainerFacts } from './movie';

/** The ids of the WebM elements that are read. */
const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  title: 0x7ba9,
  date: 0x4461,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  name: 0x536e,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  nothing: 0xec,
} as const;

/** Elements whose children are read as siblings: some of these have no declared end. */
const OPENED = new Set<number>([ID.segment, ID.info, ID.tracks, ID.track, ID.video, ID.cluster, ID.blockGroup]);
const ENDLESS = new Set<number>([ID.segment, ID.cluster]);
/** Metadata: names, dates, cover pictures. */
const METADATA_IDS = new Set<number>([ID.tags, ID.attachments, ID.title, ID.date, ID.name, ID.nothing]);
/** The most elements of a file; ten minutes of video have a fifth of it. */
const MAX_ELEMENTS = 200_000;
const PICTURES = 1;

interface Element {
  id: number;
  at: number;
  body: number;
  end: number;
}

/** The facts read so far; times in units of `scale` nanoseconds. */
interface Reading {
  scale: number;
  duration: number | null;
  clusterTime: number;
  lastTime: number;
  tracks: { type: number; width: number; height: number }[];
}

/**
 * Reads the elements of a WebM, and overwrites metadata with empty elements. Throws a RangeError for a malformed file.
 */
export function readWebm(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reading: Reading = { scale: 1_000_000, duration: null, clusterTime: 0, lastTime: 0, tracks: [] };
  let count = 0;
  for (let at = 0; at < bytes.byteLength; count += 1) {
    if (count === MAX_ELEMENTS) throw new RangeError(`There are more than ${MAX_ELEMENTS} elements.`);
    const element = elementAt(view, at);
    note(view, element, reading);
    if (METADATA_IDS.has(element.id)) blot(bytes, element);
    at = OPENED.has(element.id) ? element.body : element.end;
  }
  const { width, height } = reading.tracks.find(({ type }) => type === PICTURES) ?? { width: 0, height: 0 };
  const seconds = ((reading.duration ?? reading.lastTime) * reading.scale) / 1e9;
  return { width, height, seconds: seconds > 0 && Number.isFinite(seconds) ? seconds : null };
}

/** Gives the length in bytes of a variable-length integer, by its first byte. */
function lengthAt(view: DataView, at: number): number {
  const length = Math.clz32(view.getUint8(at)) - 23;
  if (length > 8) throw new RangeError(`There is no element at ${at}.`);
  return length;
}

function elementAt(view: DataView, at: number): Element {
  const idLength = lengthAt(view, at);
  if (idLength > 4) throw new RangeError(`There is no element at ${at}.`);
  const id = unsignedAt(view, at, idLength);
  const sizeAt = at + idLength;
  const sizeLength = lengthAt(view, sizeAt);
  const body = sizeAt + sizeLength;
  // The first set bit encodes the number's length and is not part of its value; for ids it is kept.
  const size =
    (view.getUint8(sizeAt) & (0xff >> sizeLength)) * 256 ** (sizeLength - 1) +
    unsignedAt(view, sizeAt + 1, sizeLength - 1);
  const isUnsaid = size >= 2 ** (7 * sizeLength) - 1;
  const end = isUnsaid && ENDLESS.has(id) ? view.byteLength : body + size;
  if (end > view.byteLength) throw new RangeError(`The element at ${at} reaches beyond the end.`);
  return { id, at, body, end };
}

function unsignedAt(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return value;
}

const floatAt = (view: DataView, { body, end }: Element) =>
  end - body === 8 ? view.getFloat64(body) : end - body === 4 ? view.getFloat32(body) : 0;

function note(view: DataView, element: Element, reading: Reading): void {
  const value = () => unsignedAt(view, element.body, Math.min(8, element.end - element.body));
  const track = reading.tracks.at(-1);
  switch (element.id) {
    case ID.timestampScale:
      reading.scale = value();
      break;
    case ID.duration:
      reading.duration = floatAt(view, element) || null;
      break;
    case ID.track:
      reading.tracks.push({ type: 0, width: 0, height: 0 });
      break;
    case ID.trackType:
      if (track) track.type = value();
      break;
    case ID.pixelWidth:
      if (track) track.width = value();
      break;
    case ID.pixelHeight:
      if (track) track.height = value();
      break;
    case ID.clusterTime:
      reading.clusterTime = value();
      break;
    case ID.simpleBlock:
    case ID.block:
      reading.lastTime = Math.max(
        reading.lastTime,
        reading.clusterTime + view.getInt16(element.body + lengthAt(view, element.body)),
      );
  }
}

/** Overwrites an element with a Void element of the same length, so that every offset into the file stays valid. */
function blot(bytes: Uint8Array, { at, end }: Element): void {
  bytes.fill(0, at, end);
  const length = end - at;
  bytes[at] = ID.nothing;
  if (length < 9) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 5, length - 9);
  }
}
