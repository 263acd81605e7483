import { family } from '@/lib/core/color/palette';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';

const TOKEN = /\$([a-z][a-z0-9_]*)/g;
const TONE = /_(shade|light|line)$/;

/**
 * Adds the materials of one garment's drawings to a palette.
 * A material that the palette already has in the same colour is shared; others get a unique name.
 * `ink` is the token of all lines, null for the garment's own. Throws on a material without a colour.
 */
export function paintsFor(
  svgs: readonly string[],
  palette: MascotSpec['palette'],
  materials: ReadonlyMap<string, string>,
  ink: string | null,
): { palette: PaletteEntry[]; rename(svg: string): string } {
  const known = new Map(palette.map(({ name, color }) => [name, color.toLowerCase()]));
  const names = new Map<string, string>();
  const added: PaletteEntry[] = [];
  const nameFor = (material: string, color: string): string => {
    if (material === 'ink' && ink !== null && known.has(ink)) return ink;
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? material : `${material}_${count}`;
      const taken = known.get(name);
      if (taken === undefined) {
        added.push({ name, color });
        known.set(name, color.toLowerCase());
        return name;
      }
      if (taken === color.toLowerCase()) return name;
    }
  };
  for (const token of new Set(svgs.flatMap((svg) => [...svg.matchAll(TOKEN)].map(([, name = '']) => name)))) {
    const material = materials.has(token) ? token : token.replace(TONE, '');
    const color = materials.get(material);
    if (!color) throw new Error(`The material ${material} has no colour.`);
    const base = names.get(material) ?? nameFor(material, color);
    names.set(material, base);
    const tone = token.slice(material.length);
    const name = `${base}${tone}`;
    names.set(token, name);
    if (!tone || known.has(name)) continue;
    const shade = family(color)[tone.slice(1) as keyof ReturnType<typeof family>];
    added.push({ name, color: shade });
    known.set(name, shade);
  }
  return {
    palette: [...palette, ...added],
    rename: (svg) => svg.replace(TOKEN, (whole, token: string) => (names.has(token) ? `$${names.get(token)}` : whole)),
  };
}
