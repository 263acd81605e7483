import { fromOklch, toOklch, turned, type Oklch } from '@/lib/core/color/oklch';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** The time of day of a scene. */
export type TimeOfDay = 'dawn' | 'day' | 'sunset' | 'night';
/** The season of a scene. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** The weather of a scene. */
export type Weather = 'clear' | 'rain' | 'snow' | 'fog';

/** The mean colour of the mascot, from which the colours of the backdrop are kept distinct. */
export interface Presence {
  /** Mean OKLCH lightness, 0 to 1. */
  lightness: number;
  chroma: number;
  hue: number;
}

/** The light that falls on a scene. */
export interface Light {
  time: TimeOfDay;
  weather: Weather;
  /** Whether lamps light the scene at night. */
  indoor: boolean;
  /** The season recolours greens: golden in autumn, frosted in winter. */
  season: Season | null;
  /** A colour that the prompt asks for, as hex, which tints the whole backdrop. */
  tint: string | null;
  mascot: Presence;
}

/**
 * The tones of one material in a light, as references to palette tokens.
 * Reading a tone adds it to the palette.
 */
export interface MaterialTone {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
}

/** The distance of a layer, from 0 beside the mascot to 3 at the horizon. */
export type Depth = 0 | 1 | 2 | 3;

/** Computes the colours of one scene. */
export interface ScenePaints {
  /** The tones of a material in this light and at a distance. */
  tone(name: string, hex: string, depth?: Depth): MaterialTone;
  /** A colour that is not affected by the light, such as that of a lamp, a screen or the sun. */
  shine(name: string, hex: string): string;
  /** The palette entries added so far. */
  entries(): PaletteEntry[];
}

/** The colour of the air, which distant things approach (aerial perspective). */
const AIR_COLORS: Record<TimeOfDay, string> = { dawn: '#fbdcd6', day: '#dceefb', sunset: '#fbc9a0', night: '#34437f' };
const TINTS: Record<TimeOfDay, readonly [hex: string, share: number]> = {
  dawn: ['#ffb9c6', 0.16],
  day: ['#fff3d6', 0.05],
  sunset: ['#ff8f57', 0.24],
  night: ['#28356f', 0.36],
};
const HAZE_SHARES = [0, 0.16, 0.4, 0.64] as const;
const DEPTH_NAMES = ['', 'mid_', 'far_', 'haze_'] as const;
/**
 * The limits of the backdrop's chroma: a share of the mascot's, so that the mascot is the most saturated thing.
 * The floor keeps the scenes of grey mascots colourful.
 */
const MAX_CHROMA = { share: 0.86, floor: 0.095, ceiling: 0.15 };

/** Mixes two colours in OKLAB; `share` is that of the second. */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [labOf(one), labOf(other)];
  return hexOfLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

type Lab = readonly [number, number, number];

function labOf(hex: string): Lab {
  const { l, c, h } = toOklch(hex);
  const turn = (h * Math.PI) / 180;
  return [l, c * Math.cos(turn), c * Math.sin(turn)];
}

const hexOfLab = ([l, a, b]: Lab): string =>
  fromOklch({ l, c: Math.hypot(a, b), h: turned((Math.atan2(b, a) * 180) / Math.PI) });

/** The shortest signed angle from one hue to another, in degrees. */
const hueGap = (from: number, to: number): number => turned(to - from + 180) - 180;

/** Creates the colours of a light; palette tokens begin with `prefix`. */
export function createPaints(light: Light, prefix: string): ScenePaints {
  const colors = new Map<string, string>();
  const put = (name: string, hex: string): string => {
    for (let copy = 1; ; copy += 1) {
      const token = `${prefix}${name}${copy > 1 ? `_${copy}` : ''}`;
      const known = colors.get(token);
      if (known !== undefined && known !== hex) continue;
      colors.set(token, hex);
      return `$${token}`;
    }
  };
  return {
    tone: (name, hex, depth = 0) => {
      const base = graded(hex, light, depth);
      const { l, c, h } = toOklch(base);
      const key = `${DEPTH_NAMES[depth]}${name}`;
      // Distant things have less contrast between light and shade.
      const reach = 1 - depth * 0.22;
      const kin = (suffix: string, color: Oklch) => put(`${key}_${suffix}`, fromOklch(color));
      return {
        get base() {
          return put(key, base);
        },
        get light() {
          return kin('light', {
            l: Math.min(0.985, l + 0.07 * reach),
            c: c * 0.96,
            h: turned(h + Math.sign(hueGap(h, 85)) * 5),
          });
        },
        get shade() {
          return kin('shade', { l: l - 0.085 * reach, c: c * 1.04, h: turned(h + Math.sign(hueGap(h, 285)) * 8) });
        },
        get deep() {
          return kin('deep', { l: l - 0.19 * reach, c: c * 0.98, h: turned(h + Math.sign(hueGap(h, 285)) * 12) });
        },
      };
    },
    shine: (name, hex) => put(name, light.tint && toOklch(hex).c > 0.06 ? mixed(hex, light.tint, 0.35) : hex),
    entries: () => [...colors].map(([name, color]) => ({ name, color })),
  };
}

function graded(hex: string, light: Light, depth: Depth): string {
  const air = light.tint ? mixed(AIR_COLORS[light.time], light.tint, 0.3) : AIR_COLORS[light.time];
  let color = light.indoor ? hex : seasoned(hex, light.season);
  if (light.tint) color = tinted(color, light.tint);
  const [tint, share] = TINTS[light.time];
  color = mixed(color, tint, light.indoor ? share * 0.3 : share);
  // Snow reflects the moonlight.
  if (light.time === 'night') color = dimmed(color, light.indoor ? 0.85 : light.season === 'winter' ? 0.7 : 0.56);
  if (!light.indoor && light.weather !== 'clear')
    color = mixed(
      color,
      light.time === 'night' ? '#3c465f' : '#b9c5d3',
      light.weather === 'fog' ? 0.3 : light.weather === 'rain' ? 0.2 : 0.06,
    );
  const haze = HAZE_SHARES[depth] * (light.weather === 'fog' ? 1.35 : 1);
  if (!light.indoor) color = mixed(color, air, Math.min(0.85, haze));
  else if (depth > 0) color = mixed(color, air, haze * 0.35);
  return apart(color, light.mascot);
}

/** Recolours the greens of leaves and grass for a season; conifers are not changed. */
function seasoned(hex: string, season: Season | null): string {
  const { l, c, h } = toOklch(hex);
  // Snow covers earth and sand as well.
  if (season === 'winter' && h > 58 && h <= 95 && l > 0.7 && c > 0.03) return fromOklch({ l: 0.95, c: 0.018, h: 245 });
  if (c < 0.04 || h < 95 || h > 175 || (season === 'autumn' && h > 161)) return hex;
  if (season === 'autumn') return fromOklch({ l: l + 0.02, c: Math.max(c, 0.1), h: 48 + (h - 95) * 0.55 });
  if (season === 'winter') return fromOklch({ l: Math.min(0.95, l + 0.24), c: 0.022, h: 245 });
  return season === 'spring' ? fromOklch({ l: Math.min(0.9, l + 0.03), c: c * 1.1, h: h - 6 }) : hex;
}

/** Changes a colour's hue to the one that the prompt asks for, and keeps its lightness. */
function tinted(hex: string, tint: string): string {
  const [own, asked] = [toOklch(hex), toOklch(tint)];
  const c = asked.c < 0.03 ? own.c * 0.25 : Math.max(own.c * 0.55, Math.min(asked.c, 0.1) * (0.5 + own.c * 2));
  const gap = hueGap(asked.h, own.h);
  return fromOklch({ l: own.l, c, h: turned(asked.h + Math.max(-24, Math.min(24, gap * 0.22))) });
}

function dimmed(hex: string, share: number): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: 0.1 + l * share, c: c * 0.86, h });
}

/** Limits a colour's chroma to less than the mascot's, and moves it away from the mascot's hue and lightness. */
function apart(hex: string, mascot: Presence): string {
  const { l, c, h } = toOklch(hex);
  const limit = Math.min(MAX_CHROMA.ceiling, Math.max(MAX_CHROMA.floor, mascot.chroma * MAX_CHROMA.share));
  const chroma = Math.min(c, limit);
  const gap = hueGap(mascot.hue, h);
  const alike = mascot.chroma > 0.05 && chroma > 0.04 && Math.abs(gap) < 42 && Math.abs(l - mascot.lightness) < 0.21;
  if (!alike) return fromOklch({ l, c: chroma, h });
  const away = (gap < 0 ? -1 : 1) * (42 - Math.abs(gap)) * 0.5;
  const lift = l >= mascot.lightness ? 0.09 : -0.08;
  return fromOklch({ l: Math.min(0.97, l + lift), c: chroma * 0.62, h: turned(h + away) });
}
