import type { ThingRow } from '../row';
import type { KitStroke } from '../strokes';
import { ball, cut, hull, slab, soft } from '../solids';
import { area, bar, both, box, evenPoly, line, mark, mass, oval, panel, poly, rod, round, wire, way } from '../strokes';

/** A wheel with its hub. */
const wheel = (x: number, y: number, r: number): KitStroke[] => [
  mass('accent', oval(x, y, r)),
  area('marking', oval(x, y, r * 0.42)),
];
const tyres = (x: number, y: number): KitStroke[] => both((s) => mass('accent', box(s * x, y, 54, 62, 16)));
const lamps = (x: number, y: number, r = 20): KitStroke[] => both((s) => panel('marking', oval(s * x, y, r, r * 0.86)));

/** Vehicles in front view, or in side view if they are better recognised that way; coordinates are those of `Solid`. */
export const VEHICLE_ROWS = {
  e_scooter: {
    title: 'electric scooter',
    words:
      'electric_scooter kick_scooter e_scooter push_scooter tretroller elektroroller patinete trottinette monopattino',
    colors: { body: '#3fb8a8', belly: '#d8f4ee', accent: '#343a48', marked: '#c3ccd8', nose: '#fbd34e' },
    names: ['Zappy', 'Volta', 'Scoot'],
    solid: hull([-136, -44, 70, -48, 104, -82, 134, -66, 120, 56, 96, 72, -116, 72, -142, 36], 24, {
      x: -16,
      y: 8,
      rx: 74,
      ry: 46,
    }),
    behind: [
      rod('marking', [112, 20, 84, -196], 19),
      ...[-112, 116].flatMap((x) => [
        mass('accent', oval(x, 62, 42)),
        mass('marking', oval(x, 62, 17), { thin: true }),
      ]),
    ],
    marks: [line('body', way([-120, 46, 90, 46]), 5)],
    top: [rod('accent', [38, -198, 132, -208], 20), mass('nose', oval(98, -168, 17), { thin: true })],
    limbs: 'accent',
    legs: 0,
  },
  bus: {
    title: 'bus',
    words: 'bus school_bus tour_bus coach_bus autobus ônibus onibus minibus autocar',
    colors: { body: '#fbbf2c', belly: '#e2f2fb', accent: '#3d3f4d', marked: '#fdf0b0', nose: '#e5484d' },
    names: ['Buster', 'Bussy', 'Route'],
    solid: slab(240, 244, 36, { y: -34, rx: 84, ry: 60 }),
    marks: [
      panel('belly', box(0, -40, 206, 132, 24)),
      ...lamps(84, 72),
      panel('accent', box(0, 74, 84, 26, 9)),
      panel('nose', box(0, -112, 110, 14, 6)),
      line('body', way([-110, 42, 110, 42]), 5),
    ],
    behind: [...tyres(84, 124), ...both((s) => rod('accent', [s * 118, -60, s * 142, -40], 15))],
    faceOn: 'belly',
    legs: 0,
  },
  truck: {
    title: 'truck',
    words: 'truck lorry lastwagen camion camionero caminhao pickup delivery_truck dump_truck',
    colors: { body: '#e0483e', belly: '#e2f2fb', accent: '#3d3f4d', marked: '#fdf0b0', nose: '#b9c3d0' },
    names: ['Diesel', 'Hauler', 'Rig'],
    solid: cut([92, -108, 116, -10, 132, 10, 132, 96], 24, { y: -44, rx: 78, ry: 52 }),
    marks: [
      panel('belly', evenPoly([76, -92, 94, -4], 16)),
      ...lamps(98, 42, 19),
      panel('nose', box(0, 42, 110, 46, 10)),
      ...[-26, 0, 26].map((x) => line('nose', way([x, 28, x, 56]), 5)),
      panel('nose', box(0, 84, 250, 24, 10)),
    ],
    behind: [...tyres(94, 110), mass('nose', box(0, -70, 232, 150, 14))],
    faceOn: 'belly',
    legs: 0,
  },
  van: {
    title: 'van',
    words: 'van minivan camper camper_van campervan furgoneta delivery_van lieferwagen furgone',
    colors: { body: '#f4f6fa', belly: '#cfe8f6', accent: '#3d3f4d', marked: '#fdf0b0', nose: '#3f9fb8' },
    names: ['Vanny', 'Camper', 'Woodstock'],
    solid: slab(228, 232, 44, { y: -36, rx: 80, ry: 54 }),
    inside: [mark('nose', box(0, 90, 300, 100, 2))],
    marks: [panel('belly', box(0, -42, 184, 110, 28)), ...lamps(82, 48, 21), panel('body', box(0, 56, 58, 24, 10))],
    behind: tyres(80, 118),
    faceOn: 'belly',
    limbs: 'nose',
    legs: 0,
  },
  train: {
    title: 'train',
    words: 'train locomotive zug tren treno trem subway metro steam_train lokomotive',
    colors: { body: '#3f8fd0', belly: '#bfe0f6', accent: '#e0483e', marked: '#3d3f4d', nose: '#fbcb45' },
    names: ['Choo', 'Tracky', 'Steamy'],
    solid: ball(122, 118, { y: -6, rx: 92, ry: 76 }),
    marks: [panel('belly', oval(0, -6, 100, 94))],
    behind: [
      mass('marking', evenPoly([50, -166, 34, -96], 6)),
      mass('marking', box(0, -166, 122, 26, 10)),
      mass('accent', evenPoly([112, 84, 146, 154], 10)),
      ...both((s) => mass('marking', oval(s * 92, 132, 28))),
    ],
    faceOn: 'belly',
    legs: 0,
  },
  airplane: {
    title: 'airplane',
    words: 'airplane plane aeroplane jet flugzeug avion aereo aviao aircraft airliner jumbo glider',
    colors: { body: '#eef3fa', belly: '#bfe0f6', accent: '#3f7fd0', marked: '#7a8aa6' },
    names: ['Jetta', 'Wingo', 'Pilotte'],
    solid: ball(104, 112, { y: 8, rx: 84, ry: 70 }),
    marks: [panel('belly', poly([-62, -62, 62, -62, 78, -32, -78, -32], 14))],
    behind: [
      mass('accent', poly([0, -60, -14, -176, 14, -176], 8)),
      ...both((s) => mass('accent', poly([s * 40, -8, s * 152, 42, s * 152, 66, s * 40, 52], 12))),
      ...both((s) => mass('marking', box(s * 112, 66, 34, 44, 15))),
    ],
    limbs: 'marking',
  },
  helicopter: {
    title: 'helicopter',
    words: 'helicopter chopper hubschrauber helicoptero elicottero helicoptere',
    colors: { body: '#e0683f', belly: '#d4ecf8', accent: '#4a5468', marked: '#fdf0b0' },
    names: ['Rotor', 'Copter', 'Whirly'],
    solid: ball(118, 104, { y: 0 }),
    marks: [panel('belly', poly([-70, -74, 70, -74, 92, -36, -92, -36], 20))],
    behind: [
      rod('accent', [0, -90, 0, -130], 20),
      mass('accent', bar([-150, -132, 150, -132], 17)),
      rod('accent', [-70, 100, -70, 128], 12),
      rod('accent', [70, 100, 70, 128], 12),
      rod('accent', [-116, 132, 116, 132], 15),
    ],
    legs: 0,
  },
  boat: {
    title: 'sailboat',
    words:
      'sailboat sailing_ship segelschiff sailing_boat boat ship yacht segelboot schiff barco bateau barca navio ' +
      'ferry ferryboat tugboat trawler lifeboat veliero',
    colors: { body: '#c8643c', belly: '#f0b48a', accent: '#fdf6ea', marked: '#8a5a37', nose: '#3f9fb8' },
    names: ['Skipper', 'Marina', 'Nauti'],
    solid: cut([146, -62, 112, 52, 76, 84], 24, { y: 4, rx: 84, ry: 56 }),
    inside: [mark('nose', box(0, -56, 320, 24, 2))],
    behind: [
      rod('marking', [0, -50, 0, -214], 12),
      mass('accent', round([14, -204, 96, -120, 104, -82, 14, -80])),
      mass('nose', round([-12, -186, -70, -112, -80, -84, -12, -80])),
    ],
    legs: 0,
  },
  submarine: {
    title: 'submarine',
    words: 'submarine u_boot submarino sous_marin sottomarino',
    colors: { body: '#fbc53c', belly: '#bfe6f6', accent: '#e07a3c', marked: '#4a5468' },
    names: ['Nemo', 'Sonar', 'Periscope'],
    solid: ball(140, 98, { y: 0, rx: 84, ry: 70 }),
    marks: [panel('belly', oval(0, 0, 96, 78)), ...both((s) => panel('marking', oval(s * 116, 2, 12)))],
    behind: [
      mass('accent', box(0, -100, 92, 56, 18)),
      ...wire('marking', way([10, -110, 10, -164, 50, -164]), 14),
      ...both((s) => mass('accent', poly([s * 126, -10, s * 156, -42, s * 156, 42, s * 126, 14], 10))),
    ],
    faceOn: 'belly',
    legs: 0,
  },
  bicycle: {
    title: 'bicycle',
    words: 'bicycle bike fahrrad bicicleta velo bicicletta cycle e_bike',
    like: 'tricycle',
    colors: { body: '#e0483e', belly: '#f79a88', accent: '#3d3f4d', marked: '#c9d3de', nose: '#fdf0b0' },
    names: ['Spoke', 'Pedal', 'Velo'],
    solid: hull([-76, -96, 76, -96, 60, 40, 0, 66, -60, 40], 36, { y: -34, rx: 60, ry: 54 }),
    marks: [panel('nose', oval(0, 32, 20, 17))],
    behind: [
      ...wire('marking', way([-134, -120, -92, -102, 0, -92, 92, -102, 134, -120]), 13),
      ...both((s) => rod('accent', [s * 116, -112, s * 148, -122], 20)),
      ...both((s) => wire('marking', oval(s * 84, 92, 50), 12)).flat(),
      ...both((s) => wheelSpokes(s * 84, 92)).flat(),
    ],
    legs: 0,
  },
  tractor: {
    title: 'tractor',
    words: 'tractor traktor tracteur trattore trator combine forklift',
    colors: { body: '#5aa84c', belly: '#bfe0a8', accent: '#3d3f4d', marked: '#fbcb3c', nose: '#e2f2fb' },
    names: ['Deere', 'Rowan', 'Furrow'],
    solid: hull([-112, -22, -46, -40, 118, -40, 138, -22, 138, 66, -112, 66], 22, { x: 52, y: 8, rx: 70, ry: 50 }),
    marks: [panel('marking', oval(128, -8, 9, 14)), line('body', way([-44, -18, -44, 50]), 5)],
    behind: [
      ...both((s) => rod('body', [-82 + s * 46, -30, -82 + s * 40, -146], 13)),
      mass('nose', poly([-118, -140, -48, -140, -42, -30, -124, -30], 8), { thin: true, shade: 0 }),
      rod('accent', [88, -36, 88, -104], 17),
      mass('accent', box(88, -108, 26, 18, 7)),
    ],
    top: [mass('body', box(-82, -152, 132, 26, 12)), ...wheel(-76, 62, 74), ...wheel(98, 92, 44)],
    shoulderY: 4,
    legs: 0,
  },
  hot_air_balloon: {
    title: 'hot air balloon',
    words: 'air_balloon heissluftballon globo_aerostatico montgolfiere mongolfiera',
    colors: { body: '#e8564e', belly: '#fdf3dc', accent: '#fbc53c', marked: '#a8703c' },
    names: ['Drift', 'Aero', 'Zeppy'],
    solid: soft([0, -132, 92, -104, 126, -22, 92, 60, 44, 100, 0, 106], { y: -28, rx: 86, ry: 74 }),
    inside: both((s) => area('accent', poly([s * 66, -150, s * 108, -150, s * 116, 120, s * 60, 120], 20))).map(
      ({ path }) => mark('accent', path),
    ),
    behind: [
      ...both((s) => line('marking', way([s * 36, 96, s * 24, 146]), 6)),
      mass('marking', box(0, 160, 76, 50, 12)),
    ],
    legs: 0,
  },
  ufo: {
    title: 'flying saucer',
    words: 'flying_saucer ufo saucer spaceship_saucer',
    colors: { body: '#9aa7c4', belly: '#cfd8ea', accent: '#7ce0c0', marked: '#fbdc5a' },
    names: ['Zorp', 'Beamy', 'Roswell'],
    solid: ball(146, 76, { y: -4, rx: 88, ry: 54 }),
    marks: [-118, 118].map((x) => panel('marking', oval(x, 4, 13))),
    top: [mass('accent', round([-70, -52, -52, -112, 0, -132, 52, -112, 70, -52]))],
    legs: 30,
  },
  skateboard_thing: {
    title: 'skateboard',
    words: 'skateboard monopatin longboard',
    colors: { body: '#3fb0b8', belly: '#bfe8ea', accent: '#e07a3c', marked: '#3d3f4d' },
    names: ['Ollie', 'Grind', 'Shred'],
    solid: slab(104, 268, 52, { y: -30, rx: 46, ry: 56 }),
    inside: [mark('accent', box(0, 84, 200, 22, 2)), mark('accent', box(0, -112, 200, 14, 2))],
    behind: [-86, 96].flatMap((y) => both((s) => mass('marking', box(s * 60, y, 26, 40, 11)))),
  },
} as const satisfies Record<string, ThingRow>;

function wheelSpokes(x: number, y: number): KitStroke[] {
  return [0, 60, 120].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * 44, Math.sin((degrees * Math.PI) / 180) * 44];
    return line('marking', way([x - dx, y - dy, x + dx, y + dy]), 4);
  });
}
