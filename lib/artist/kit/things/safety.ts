import type { ThingRow } from '../row';
import { ball, cut, slab, soft } from '../solids';
import {
  area,
  both,
  box,
  evenPoly,
  line,
  mark,
  mass,
  oval,
  panel,
  poly,
  rod,
  stroke,
  turns,
  way,
  wire,
} from '../strokes';

/** The angles of a dial, in radians, between which its ticks are left out for the foot of the device. */
const [GAP_FROM, GAP_TO] = [Math.PI * 0.28, Math.PI * 0.72];
const TICKS = turns(30).filter(([, , angle]) => angle < GAP_FROM || angle > GAP_TO);

/** A part of a circle around 0, 0, between two angles in radians. */
const arc = (radius: number, from: number, to: number): number[] =>
  Array.from({ length: 7 }, (_, index) => from + ((to - from) * index) / 6).flatMap((angle) => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius,
  ]);

/** Devices of the home, safety equipment and the tram; coordinates are those of `Solid`. */
export const SAFETY_ROWS = {
  thermostat: {
    title: 'thermostat',
    words: 'thermostat smart_thermostat termostato thermostat_dial heating_control raumthermostat',
    colors: { body: '#3d4660', belly: '#f4f8fc', accent: '#c9d3e0', marked: '#f5783c', nose: '#4ab0e8' },
    names: ['Therm', 'Cosy', 'Degree'],
    solid: ball(128, 128, { y: 22, rx: 72, ry: 54 }),
    behind: [mass('accent', oval(0, 0, 142))],
    marks: [
      panel('belly', oval(0, 4, 96)),
      ...TICKS.map(([c, s]) => stroke('accent', way([c * 106, s * 106, c * 118, s * 118]), 4)),
      stroke('nose', way(arc(112, Math.PI * 0.76, Math.PI * 1.3)), 13),
      stroke('marking', way(arc(112, Math.PI * 1.3, Math.PI * 1.78)), 13),
      mass('belly', oval(86, -71, 17), { thin: true }),
      stroke('marking', way([-34, -66, -24, -75, -14, -66, -34, -42, -12, -42]), 7),
      stroke('marking', way([4, -66, 13, -74, 13, -42]), 7),
      stroke('marking', oval(32, -70, 6), 5),
    ],
    faceOn: 'belly',
    limbs: 'body',
  },
  fire_extinguisher: {
    title: 'fire extinguisher',
    words: 'fire_extinguisher extinguisher feuerloscher extintor extincteur estintore',
    colors: { body: '#e0392f', belly: '#fdf6ea', accent: '#33374a', marked: '#f7c93c', nose: '#aab4c4' },
    names: ['Foamy', 'Blazeaway', 'Red'],
    solid: soft([0, -98, 44, -92, 78, -52, 82, 60, 80, 118, 62, 130, 0, 132], { y: 6, rx: 66, ry: 58 }),
    inside: [mark('belly', box(0, 92, 300, 40, 2))],
    behind: [
      ...wire('accent', way([-16, -124, -76, -138, -116, -92, -112, -20, -116, 34]), 13),
      mass('accent', poly([-128, 30, -104, 30, -96, 84, -136, 84], 6)),
    ],
    marks: [mass('marking', poly([0, 78, 12, 96, 4, 104, -8, 104, -12, 92], 4), { thin: true, shade: 0.2 })],
    top: [
      mass('nose', box(0, -104, 46, 30, 8)),
      rod('accent', [-10, -122, 70, -114], 15),
      rod('accent', [-16, -134, 62, -160], 15),
      ...wire('marking', oval(-40, -124, 12), 5),
      panel('belly', oval(6, -122, 14)),
    ],
    limbs: 'accent',
  },
  smartwatch: {
    title: 'smartwatch',
    words: 'smartwatch smart_watch fitness_tracker fitness_watch wristwatch armbanduhr reloj_inteligente',
    colors: { body: '#2f3648', belly: '#eaf6ff', accent: '#f0603c', marked: '#43c07a', nose: '#4a9ff0' },
    names: ['Tempo', 'Pulse', 'Stepper'],
    solid: slab(184, 202, 52, { y: 16, rx: 66, ry: 54 }),
    behind: [
      mass('accent', evenPoly([66, -178, 76, -70], 16)),
      mass('accent', evenPoly([76, 70, 62, 158], 16)),
      mass('body', box(98, -24, 22, 46, 8)),
    ],
    marks: [
      panel('belly', box(0, 0, 150, 168, 36)),
      ...(['accent', 'marking', 'nose'] as const).map((material, index) =>
        stroke(material, way(arc(11 + index * 10, Math.PI, Math.PI * 2).map((v, i) => (i % 2 ? v - 40 : v))), 6),
      ),
    ],
    faceOn: 'belly',
    limbs: 'accent',
  },
  tram: {
    title: 'tram',
    words: 'tram tramway tramcar streetcar strassenbahn tranvia eletrico bonde light_rail trolley_car',
    colors: { body: '#e0483e', belly: '#dff1fb', accent: '#3d3f4d', marked: '#fdeaa0', nose: '#fdf6ea' },
    names: ['Tilly', 'Linea', 'Ringo'],
    solid: cut([84, -132, 112, -40, 112, 118], 34, { y: -22, rx: 78, ry: 54 }),
    inside: [mark('nose', box(0, 92, 320, 76, 2))],
    behind: [
      ...wire('accent', way([0, -130, -46, -164, 0, -200]), 8),
      rod('accent', [-58, -202, 58, -202], 12),
      mass('accent', box(0, 118, 196, 34, 13)),
      ...both((s) => rod('accent', [s * 108, -34, s * 134, -20], 13)),
    ],
    marks: [
      panel('marking', box(0, -106, 108, 26, 11)),
      stroke('accent', way([-26, -106, -8, -106]), 6),
      stroke('accent', way([8, -106, 26, -106]), 6),
      panel('belly', evenPoly([76, -82, 94, 40], 22)),
      ...both((s) => panel('marking', oval(s * 78, 78, 17))),
      area('accent', box(0, 96, 70, 12, 5)),
      line('body', way([-112, 54, 112, 54]), 5),
    ],
    faceOn: 'belly',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
