/** A picture as non-premultiplied RGBA with 8 bits per channel. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A colour in OKLab: l is 0 to 1, a (green to red) and b (blue to yellow) are about -0.4 to 0.4. */
export type Lab = readonly [l: number, a: number, b: number];

/** The linear light of each 8-bit sRGB channel value. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** The colours of a picture in OKLab, three numbers for each pixel, regardless of alpha. */
export function labOf({ rgba }: Pixels): Float32Array {
  const lab = new Float32Array((rgba.length / 4) * 3);
  let known = -1;
  let color: Lab = [0, 0, 0];
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const key = (rgba[from]! << 16) | (rgba[from + 1]! << 8) | rgba[from + 2]!;
    // The last conversion is reused, because flat pictures repeat a colour along most of a row.
    if (key !== known) {
      known = key;
      color = oklab(rgba[from]!, rgba[from + 1]!, rgba[from + 2]!);
    }
    lab[to] = color[0];
    lab[to + 1] = color[1];
    lab[to + 2] = color[2];
  }
  return lab;
}

/** The OKLab coordinates of 8-bit sRGB channels. */
export function oklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The Euclidean distance of two colours in OKLab. */
export const apart = (one: Lab, two: Lab): number => Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
