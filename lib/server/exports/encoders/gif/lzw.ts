/** The number of LZW codes, which have at most 12 bits. */
const MAX_CODES = 4096;
/**
 * The size of the hash table of known sequences: four times the codes, so that a lookup seldom takes more than one
 * probe.
 */
const SLOTS = 1 << 14;
/** The largest size of a GIF data sub-block, in bytes. */
const BLOCK = 255;

/** Compresses indexed pictures with GIF's LZW; reuses its tables from one picture to the next. */
export class GifLzw {
  /** Known sequences: the prefix code, the next index, and the code of both together; 0 marks a free slot. */
  private readonly runs = new Int32Array(SLOTS);
  private out = new Uint8Array(1 << 16);
  private length = 0;
  /** The offset of the open sub-block's length byte. */
  private block = 0;
  private bits = 0;
  private held = 0;

  /** Compresses a picture whose indices fit `depth` bits (2 to 8): gives its minimum code size and sub-blocks. */
  compress(indices: Uint8Array, depth: number): Uint8Array {
    const [clear, end] = [1 << depth, (1 << depth) + 1];
    const { runs } = this;
    [this.bits, this.held] = [0, 0];
    this.out[0] = depth;
    [this.block, this.length] = [1, 2];
    let [next, size] = [end + 1, depth + 1];
    runs.fill(0);
    this.put(clear, size);
    let prefix = indices[0] ?? 0;
    for (let at = 1; at < indices.length; at += 1) {
      const key = (prefix << 8) | indices[at]!;
      let slot = Math.imul(key, 0x9e3779b1) >>> 18;
      let run = runs[slot]!;
      while (run !== 0 && run >>> 12 !== key) {
        slot = (slot + 1) & (SLOTS - 1);
        run = runs[slot]!;
      }
      if (run !== 0) {
        prefix = run & (MAX_CODES - 1);
        continue;
      }
      this.put(prefix, size);
      prefix = indices[at]!;
      if (next < MAX_CODES) {
        if (next === 1 << size) size += 1;
        runs[slot] = (key << 12) | next;
        next += 1;
      } else {
        this.put(clear, size);
        runs.fill(0);
        [next, size] = [end + 1, depth + 1];
      }
    }
    this.put(prefix, size);
    // A decoder is one code behind, so the code size grows one step late.
    if (next === 1 << size && size < 12) size += 1;
    this.put(end, size);
    return this.finish();
  }

  private put(code: number, size: number): void {
    this.held |= code << this.bits;
    this.bits += size;
    while (this.bits >= 8) {
      this.byte(this.held & 255);
      this.held >>>= 8;
      this.bits -= 8;
    }
  }

  private byte(value: number): void {
    if (this.length - this.block > BLOCK) {
      this.out[this.block] = BLOCK;
      this.block = this.length;
      this.length += 1;
    }
    if (this.length + 2 >= this.out.length) {
      const larger = new Uint8Array(this.out.length * 2);
      larger.set(this.out);
      this.out = larger;
    }
    this.out[this.length] = value;
    this.length += 1;
  }

  private finish(): Uint8Array {
    if (this.bits > 0) this.byte(this.held & 255);
    this.out[this.block] = this.length - this.block - 1;
    this.out[this.length] = 0;
    return this.out.slice(0, this.length + 1);
  }
}
