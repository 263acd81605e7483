import type { ThingRow } from '../row';
import { ball, slab } from '../solids';
import { both, box, evenPoly, line, mass, oval, panel, rod, round, stroke, way, wire } from '../strokes';

/** Optical and signal instruments, and renewable energy; coordinates are those of `Solid`. */
export const SCOPE_ROWS = {
  telescope_thing: {
    title: 'telescope',
    words: 'telescope spyglass fernrohr teleskop telescopio longue_vue luneta catalejo cannocchiale observatory',
    colors: { body: '#c98f3c', belly: '#f4d79c', accent: '#5c3f7a', marked: '#bfe6f6' },
    names: ['Galileo', 'Hubble', 'Scopey'],
    solid: slab(208, 118, 26, { x: -4, y: 0, rx: 76, ry: 48 }),
    behind: [
      mass('accent', box(124, -4, 76, 150, 14)),
      mass('marking', oval(166, -4, 17, 62)),
      mass('accent', box(-122, 4, 60, 84, 12)),
      rod('accent', [-10, 50, -70, 172], 20),
      rod('accent', [10, 50, 70, 172], 20),
      rod('accent', [0, 50, 0, 176], 20),
    ],
    limbs: 'accent',
    legs: 0,
  },
  satellite_dish: {
    title: 'satellite dish',
    words: 'satellite_dish satellitenschussel antena_parabolica parabole parabola radar_dish radar',
    colors: { body: '#e4e9f0', belly: '#ffffff', accent: '#7a8aa4', marked: '#e0564a' },
    names: ['Dishy', 'Signal', 'Parry'],
    solid: ball(126, 118, { y: 4, rx: 82, ry: 60 }),
    marks: [line('body', oval(0, 0, 104, 97), 4)],
    top: [rod('accent', [0, -96, 20, -156], 11), mass('marking', oval(24, -164, 17))],
    behind: [rod('accent', [0, 90, 0, 170], 32), mass('accent', box(0, 178, 150, 26, 11))],
    limbs: 'accent',
    legs: 0,
  },
  vr_headset: {
    title: 'VR headset',
    words: 'vr_headset vr_goggles vr vr_brille gafas_realidad casque_vr visore virtual_reality',
    colors: { body: '#eef1f5', belly: '#3f4a66', accent: '#8a97b0', marked: '#6ad8f0' },
    names: ['Metta', 'Virtua', 'Immerse'],
    solid: slab(280, 164, 60, { y: 2, rx: 84, ry: 50 }),
    marks: [panel('belly', box(0, 0, 236, 122, 48))],
    behind: [...wire('accent', way([-132, -10, -118, -118, 0, -150, 118, -118, 132, -10]), 24)],
    faceOn: 'belly',
    limbs: 'accent',
  },
  solar_panel: {
    title: 'solar panel',
    words: 'solar_panel solarmodul panel_solar panneau_solaire pannello_solare painel_solar photovoltaic',
    colors: { body: '#2f5fa8', belly: '#8ab8e8', accent: '#c3ccd8' },
    names: ['Solana', 'Ray', 'Wattson'],
    solid: slab(272, 190, 10, { y: 0, rx: 80, ry: 58 }),
    marks: [
      ...[-102, 102].map((x) => stroke('belly', way([x, -88, x, 88]), 4)),
      ...[-34, 34].flatMap((x) => [stroke('belly', way([x, -88, x, -66]), 4), stroke('belly', way([x, 66, x, 88]), 4)]),
      ...both((s) => [
        stroke('belly', way([s * 96, -30, s * 130, -30]), 4),
        stroke('belly', way([s * 96, 32, s * 130, 32]), 4),
      ]),
    ],
    behind: [
      mass('accent', box(0, 0, 292, 210, 14)),
      rod('accent', [0, 100, 0, 164], 28),
      mass('accent', box(0, 170, 170, 24, 10)),
    ],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  wind_turbine: {
    title: 'wind turbine',
    words: 'wind_turbine turbine windrad windkraft aerogenerador eolienne turbina_eolica pala_eolica propeller',
    colors: { body: '#fdfdfb', belly: '#ffffff', accent: '#c3d0de', marked: '#e0564a' },
    names: ['Gale', 'Breeze', 'Aeolus'],
    solid: ball(86, 84, { rx: 70, ry: 56 }),
    behind: [
      mass('accent', evenPoly([20, 60, 30, 214], 6)),
      mass('body', round([-20, -60, 4, -196, 26, -190, 30, -60])),
      mass('body', round([60, 10, 176, 92, 164, 112, 40, 66])),
      mass('body', round([-60, 10, -176, 92, -164, 112, -40, 66])),
    ],
    limbs: 'accent',
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
