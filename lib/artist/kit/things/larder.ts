import type { ThingRow } from '../row';
import { ball, cup, soft, wedge } from '../solids';
import { area, at, both, box, even, line, mark, mass, oval, panel, poly, rod, round, way } from '../strokes';

/** More food; coordinates are those of `Solid`. */
export const LARDER_ROWS = {
  raspberry: {
    title: 'raspberry',
    words: 'raspberry blackberry himbeere brombeere frambuesa framboise lampone framboesa mulberry',
    colors: { body: '#d8335c', belly: '#f48aa4', accent: '#b0204a', marked: '#4f9a45' },
    names: ['Bramble', 'Razz', 'Frambo'],
    solid: soft([0, -104, 66, -96, 112, -40, 104, 40, 58, 112, 0, 136], { y: 0, rx: 78, ry: 58 }),
    marks: at(
      [-80, -50, -50, -78, -10, -84, 32, -82, 72, -62, 92, -20, -94, -10, -80, 48, 82, 44, -50, 84, 50, 84, 0, 102],
      (x, y) => line('accent', way([x - 15, y - 4, x - 10, y + 10, x + 6, y + 12, x + 14, y]), 4),
    ),
    top: [mass('marking', round([0, -140, 10, -116, 60, -124, 40, -98, 0, -92, -40, -98, -60, -124, -10, -116]))],
    limbs: 'accent',
    held: true,
  },
  blueberry: {
    title: 'blueberry',
    words: 'blueberry heidelbeere blaubeere arandano myrtille mirtillo mirtilo cranberry acai',
    colors: { body: '#4f63b8', belly: '#9aa8e4', accent: '#38478c' },
    names: ['Indigo', 'Blewy', 'Juniper'],
    solid: ball(124, 118, { y: 16, rx: 80, ry: 60 }),
    marks: [
      mass(
        'accent',
        round([
          0, -98, 12, -84, 36, -92, 32, -72, 46, -58, 20, -54, 0, -42, -20, -54, -46, -58, -32, -72, -36, -92, -12, -84,
        ]),
        { thin: true, shade: 0.2 },
      ),
    ],
    limbs: 'accent',
    held: true,
  },
  olive: {
    title: 'olive',
    words: 'olive oliva aceituna azeitona',
    colors: { body: '#8fa83c', belly: '#c8d88a', accent: '#d8432c', marked: '#5f7a24' },
    names: ['Olivia', 'Kalamata', 'Martina'],
    solid: ball(104, 128, { y: 12, rx: 76, ry: 62 }),
    marks: [mass('marking', oval(0, -92, 36, 21), { thin: true, shade: 0 }), panel('accent', oval(0, -92, 24, 13))],
    limbs: 'marking',
    held: true,
  },
  pea_pod: {
    title: 'pea pod',
    words: 'pea_pod pea peapod erbse guisante petit_pois pisello ervilha edamame green_bean soybean',
    colors: { body: '#7cc04a', belly: '#c4e69a', accent: '#4f8f2c' },
    names: ['Poddy', 'Sweetpea', 'Mendel'],
    solid: {
      outline: round([0, -152, 46, -112, 72, -40, 70, 50, 40, 120, 0, 150, -40, 120, -70, 50, -72, -40, -46, -112]),
      face: { y: 0, rx: 60, ry: 52 },
    },
    marks: [
      ...at([0, -96, 0, 92], (x, y) => panel('belly', oval(x, y, 32, 30))),
      line('accent', way([-28, -110, -52, -40, -52, 40, -28, 112]), 5),
      line('accent', way([28, -110, 52, -40, 52, 40, 28, 112]), 5),
    ],
    top: [mass('accent', round([-26, -126, 0, -142, 26, -126, 12, -150, 8, -176, -8, -176, -12, -150]))],
    limbs: 'accent',
    held: true,
  },
  cabbage: {
    title: 'lettuce',
    words: 'lettuce cabbage kohl kopfsalat lechuga repollo laitue chou lattuga cavolo alface couve kale spinach',
    colors: { body: '#8fc85a', belly: '#d4ecac', accent: '#5c9a38' },
    names: ['Romaine', 'Leafy', 'Slaw'],
    solid: {
      outline: round([
        -60, -100, 0, -124, 60, -100, 112, -64, 120, 0, 112, 66, 60, 106, 0, 116, -60, 106, -112, 66, -120, 0, -112,
        -64,
      ]),
      face: { y: 12, rx: 80, ry: 58 },
    },
    marks: [
      line('accent', way([0, -116, -4, -92, 0, -66]), 6),
      ...both((s) => [
        line('accent', way([s * 50, -92, s * 66, -66, s * 56, -50]), 4),
        line('accent', way([s * 110, -30, s * 92, -10, s * 104, 14]), 4),
        line('accent', way([s * 92, 66, s * 76, 52]), 4),
      ]),
    ],
    behind: both((s) => mass('accent', round([s * 70, -90, s * 136, -70, s * 150, 10, s * 116, 84, s * 80, 60]))),
    limbs: 'accent',
    held: true,
  },
  pomegranate: {
    title: 'pomegranate',
    words: 'pomegranate granatapfel granada_fruta grenade_fruit melograno dragonfruit dragon_fruit pitaya lychee',
    colors: { body: '#c9304a', belly: '#f08a98', accent: '#8f1f34' },
    names: ['Persephone', 'Ruby', 'Grenada'],
    solid: ball(122, 116, { y: 16, rx: 80, ry: 60 }),
    top: [mass('body', poly([-34, -96, -52, -146, -20, -124, 0, -154, 20, -124, 52, -146, 34, -96], 6))],
    limbs: 'accent',
    held: true,
  },
  fried_egg: {
    title: 'fried egg',
    words: 'fried_egg spiegelei huevo_frito oeuf_plat uovo_fritto ovo_frito omelette sunny_side',
    colors: { body: '#fdfdf8', belly: '#fbc53c', accent: '#e8a02c' },
    names: ['Sunny', 'Yolko', 'Benedict'],
    solid: {
      outline: round([
        -60, -104, 20, -118, 90, -84, 140, -20, 110, 40, 116, 96, 40, 104, -20, 122, -90, 96, -136, 40, -112, -30, -120,
        -80,
      ]),
      face: { y: 0, rx: 66, ry: 56 },
    },
    marks: [mass('belly', oval(0, 0, 80, 74), { thin: true, shade: 0.4 })],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  popsicle_thing: {
    title: 'popsicle',
    words: 'popsicle ice_lolly ice_pop paleta_helada ghiacciolo picole stieleis eskimo_pie',
    colors: { body: '#f2607a', belly: '#fbb8c4', accent: '#e8c894', marked: '#fbd34e', nose: '#6ac0e8' },
    names: ['Chilly', 'Lolly', 'Melts'],
    solid: {
      outline: round([-76, 100, -80, -40, -60, -120, 0, -148, 60, -120, 80, -40, 76, 100]),
      face: { y: -10, rx: 64, ry: 58 },
    },
    inside: [mark('marking', box(0, -96, 300, 62, 2)), mark('nose', box(0, 84, 300, 44, 2))],
    behind: [mass('accent', box(0, 140, 40, 96, 14))],
    limbs: 'body',
    legs: 0,
    held: true,
  },
  cotton_candy: {
    title: 'cotton candy',
    words: 'cotton_candy candy_floss zuckerwatte algodon_azucar barbe_papa zucchero_filato algodao_doce',
    colors: { body: '#f7b8dc', belly: '#fde4f2', accent: '#f0e4c8', marked: '#9ad0f0' },
    names: ['Floss', 'Fluff', 'Carnie'],
    solid: {
      outline: round([
        -40, -132, 30, -140, 72, -108, 120, -80, 118, -20, 128, 30, 84, 60, 30, 80, -30, 78, -90, 60, -124, 20, -112,
        -30, -116, -84, -76, -104,
      ]),
      face: { y: -18, rx: 80, ry: 58 },
    },
    behind: [mass('accent', poly([-34, 60, 34, 60, 0, 196], 5))],
    limbs: 'marking',
    legs: 0,
    held: true,
  },
  nachos: {
    title: 'nacho',
    words: 'nacho tortilla_chip dorito guacamole quesadilla potato_chip',
    colors: { body: '#f2b23c', belly: '#fbdc94', accent: '#c9782c', marked: '#d8332c' },
    names: ['Salsa', 'Tex', 'Crunch'],
    solid: wedge(266, 236, 'down', 34),
    marks: at([-90, -84, -40, -94, 30, -92, 84, -82, -60, 10, 62, 4, 0, 76], (x, y) => area('accent', oval(x, y, 6))),
    limbs: 'accent',
    held: true,
  },
  wheat: {
    title: 'wheat ear',
    words: 'wheat wheat_ear weizen weizenahre trigo spiga barley grain rye',
    colors: { body: '#eab84a', belly: '#f9e0a0', accent: '#b9852c' },
    names: ['Harvest', 'Millie', 'Grist'],
    solid: soft([0, -60, 56, -40, 78, 20, 50, 76, 0, 88], { y: 16, rx: 62, ry: 52 }),
    behind: [
      rod('accent', [0, 80, 0, 206], 15),
      ...both((s) =>
        [-110, -66, -22, 22].map((y) =>
          mass('body', round([s * 10, y + 20, s * 30, y - 30, s * 74, y - 54, s * 72, y - 6, s * 40, y + 24])),
        ),
      ),
      mass('body', even([0, -186, 22, -150, 18, -110, 0, -100])),
    ],
    limbs: 'accent',
    legs: 0,
    held: true,
  },
  yogurt: {
    title: 'yogurt cup',
    words: 'yogurt yoghurt joghurt yogur yaourt iogurte yogurt_cup parfait frozen_yogurt sour_cream',
    colors: { body: '#fdfdfb', belly: '#fbd0dc', accent: '#e0507a', marked: '#4f9a45' },
    names: ['Culture', 'Creamy', 'Lacto'],
    solid: cup(214, 168, 196, 20, { y: 6, rx: 76, ry: 58 }),
    inside: [mark('accent', box(0, 84, 400, 26, 2))],
    top: [
      mass('belly', round([-104, -92, -84, -116, -30, -124, 0, -142, 40, -122, 90, -112, 104, -92])),
      panel('accent', oval(34, -118, 21)),
      panel('marking', round([34, -138, 50, -152, 46, -134])),
    ],
    limbs: 'accent',
    held: true,
  },
  clam: {
    title: 'clam',
    words: 'clam oyster scallop venusmuschel auster almeja ostra palourde huitre vongola ostrica mussel',
    colors: { body: '#b9a0d0', belly: '#fdf6fb', accent: '#8a6fa8', marked: '#f4b8c8' },
    names: ['Pearl', 'Chowder', 'Venus'],
    solid: {
      outline: round([-132, -10, -110, 50, -60, 92, 0, 104, 60, 92, 110, 50, 132, -10, 60, -24, 0, -28, -60, -24]),
      face: { y: 32, rx: 80, ry: 46 },
    },
    behind: [
      mass('body', round([-130, -4, -120, -70, -70, -126, 0, -146, 70, -126, 120, -70, 130, -4, 0, 10])),
      mass('marking', round([-104, -14, -90, -62, -50, -96, 0, -110, 50, -96, 90, -62, 104, -14, 0, 0]), {
        thin: true,
      }),
      mass('belly', oval(0, -46, 30)),
    ],
    marks: both((s) => [
      line('accent', way([s * 112, 18, s * 84, 64]), 4),
      line('accent', way([s * 70, 70, s * 50, 92]), 4),
    ]),
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;
