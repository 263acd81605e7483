import type { Dice } from '../random';
import { pathData, type Path } from '../shape/path';
import type { Depth, Light, ScenePaints, MaterialTone } from './light';
import type { SceneStage } from './stage';

type Stop = readonly [color: string, opacity?: number, offset?: number];
type Way = 'down' | 'right' | 'slant';

const WAYS: Record<Way, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  slant: 'x1="0" y1="0" x2="1" y2="1"',
};

/**
 * The context that a setting draws with: stage, light, colours, random numbers and drawing functions.
 * Drawings are SVG fragments in picture pixels.
 */
export interface SceneEasel {
  stage: SceneStage;
  light: Light;
  dice: Dice;
  /** The colours that the prompt names, as hex. */
  colors: readonly string[];
  /** Whether the prompt asks for few objects. */
  minimal: boolean;
  tone(name: string, hex: string, depth?: Depth): MaterialTone;
  shine(name: string, hex: string): string;
  /** A filled shape. */
  fill(path: Path, color: string, opacity?: number): string;
  /** A line with round ends. */
  line(path: Path, color: string, width: number, opacity?: number): string;
  /** A shape with a linear gradient; stops without an offset are spread evenly. */
  fade(path: Path, stops: readonly Stop[], way?: Way): string;
  /** An elliptical radial gradient that fades out toward its edge. */
  glow(x: number, y: number, rx: number, ry: number, color: string, opacity: number): string;
  /** A drawing clipped to a shape. */
  inside(path: Path, drawing: string): string;
}

const opaque = (name: string, opacity: number | undefined): string =>
  opacity === undefined || opacity >= 1 ? '' : ` ${name}="${Math.round(opacity * 1000) / 1000}"`;

const tenth = (value: number) => Math.round(value * 10) / 10;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([color, opacity, offset], index) =>
        `<stop offset="${Math.round((offset ?? index / Math.max(1, stops.length - 1)) * 1000) / 1000}" ` +
        `stop-color="${color}"${opaque('stop-opacity', opacity)}/>`,
    )
    .join('');

/** Creates the drawing context of one scene; the ids in its drawings count up. */
export function createEasel(
  stage: SceneStage,
  light: Light,
  paints: ScenePaints,
  dice: Dice,
  { colors, minimal }: Pick<SceneEasel, 'colors' | 'minimal'>,
): SceneEasel {
  let ids = 0;
  const nextId = () => {
    ids += 1;
    return `s${ids}`;
  };
  return {
    stage,
    light,
    dice,
    colors,
    minimal,
    tone: paints.tone,
    shine: paints.shine,
    fill: (path, color, opacity) => `<path d="${pathData(path)}" fill="${color}"${opaque('fill-opacity', opacity)}/>`,
    line: (path, color, width, opacity) =>
      `<path d="${pathData(path)}" fill="none" stroke="${color}" stroke-width="${tenth(width)}" ` +
      `stroke-linecap="round" stroke-linejoin="round"${opaque('stroke-opacity', opacity)}/>`,
    fade: (path, stops, way = 'down') => {
      const id = nextId();
      return (
        `<defs><linearGradient id="${id}" ${WAYS[way]}>${stopsOf(stops)}</linearGradient></defs><path d="` +
        `${pathData(path)}" fill="url(#${id})"/>`
      );
    },
    glow: (x, y, rx, ry, color, opacity) => {
      const id = nextId();
      const stops = stopsOf([
        [color, opacity, 0],
        [color, opacity * 0.45, 0.5],
        [color, 0, 1],
      ]);
      return (
        `<defs><radialGradient id="${id}">${stops}</radialGradient></defs>` +
        `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="url(#${id})"/>`
      );
    },
    inside: (path, drawing) => {
      const id = nextId();
      return (
        `<defs><clipPath id="${id}"><path d="${pathData(path)}"/></clipPath></defs><g clip-path="url(#${id})">` +
        `${drawing}</g>`
      );
    },
  };
}
