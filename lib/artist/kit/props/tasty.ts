import { area, at, box, even, evenPoly, line, mark, mass, oval, poly, rod, round, stroke, way, wire } from '../strokes';
import type { PropRow } from './prop';

/** Food and drink; coordinates are those of `PropRow`. */
export const TASTY_PROPS = {
  tray: {
    words: 'tray serving_tray tablett bandeja plateau vassoio plate teller plato assiette piatto prato',
    colors: { tray: '#c3ccd8', tray_food: '#f2b05c', tray_leaf: '#6cb85a' },
    hold: 'palm',
    strokes: [
      mass('tray_food', round([-26, -28, -18, -52, 18, -52, 26, -28])),
      mass('tray_leaf', oval(0, -54, 12, 8)),
      mass('tray', round([-54, -26, 0, -30, 54, -26, 44, -14, 0, -12, -44, -14])),
    ],
  },
  cake: {
    words: 'cake birthday_cake torte kuchen tarta gateau torta bolo',
    colors: { cake: '#fbe0c0', cake_icing: '#f58fb4', cake_candle: '#4ab0d8', cake_flame: '#fbc53c' },
    hold: 'palm',
    strokes: [
      rod('cake_candle', [0, -64, 0, -84], 8),
      area('cake_flame', round([0, -104, 6, -92, 0, -86, -6, -92])),
      mass('cake', box(0, -14, 84, 44, 9)),
      mass(
        'cake_icing',
        round([-42, -40, -34, -60, 0, -64, 34, -60, 42, -40, 32, -18, 20, -34, 6, -16, -8, -34, -22, -18, -34, -32]),
      ),
    ],
  },
  cocoa: {
    words:
      'cocoa hot_cocoa hot_chocolate cup_of_cocoa mug_of_cocoa cup_of_hot_chocolate mug_of_hot_chocolate kakao ' +
      'heisse_schokolade chocolate_caliente chocolat_chaud cioccolata_calda chocolate_quente',
    colors: { cocoa: '#e8604f', cocoa_drink: '#6f4229', cocoa_puff: '#fffaf2' },
    hold: 'palm',
    strokes: [
      ...wire('cocoa', way([34, -30, 56, -30, 58, 0, 32, 6]), 9),
      mass('cocoa', evenPoly([38, -46, 32, 22], 10), { inside: [mark('cocoa_puff', box(0, -14, 90, 10, 1))] }),
      mass('cocoa_drink', oval(0, -46, 36, 9), { thin: true, shade: 0 }),
      ...[-20, 0, 19].map((x) =>
        mass('cocoa_puff', box(x, x === 0 ? -56 : -51, 21, 17, 6), { thin: true, shade: 0.3 }),
      ),
    ],
  },
  marshmallow_stick: {
    words: 'marshmallow roasted_marshmallow toasted_marshmallow marshmallow_stick malvavisco',
    colors: { marshmallow_stick: '#fffaf2', roasting_stick: '#8a5a37', roasted_edge: '#d9a45c' },
    hold: 'shaft',
    strokes: [
      rod('roasting_stick', [0, 42, 0, -116], 8),
      ...[-54, -94].map((y) =>
        mass('marshmallow_stick', box(0, y, 38, 34, 11), { inside: [mark('roasted_edge', box(0, y - 17, 44, 9, 2))] }),
      ),
    ],
  },
  cupcake_prop: {
    words: 'cupcake muffin magdalena',
    colors: { cupcake_prop: '#fbb3c6', cupcake_cup: '#8fc7e8', cupcake_cherry: '#d93650' },
    hold: 'palm',
    strokes: [
      mass('cupcake_cup', evenPoly([28, -24, 20, 16], 5)),
      ...[-10, 10].map((x) => line('cupcake_cup', way([x, -18, x * 0.8, 10]), 4)),
      mass('cupcake_prop', round([-34, -28, -22, -50, 0, -68, 22, -50, 34, -28, 0, -20])),
      mass('cupcake_cherry', oval(0, -68, 9)),
    ],
  },
  donut_prop: {
    words: 'donut doughnut krapfen rosquilla beignet ciambella',
    colors: { donut_prop: '#dfa462', donut_glaze: '#f58fb4', sprinkle: '#fff3d6' },
    hold: 'palm',
    strokes: [
      mass('donut_prop', oval(0, -26, 37)),
      mass('donut_glaze', oval(0, -28, 31), { thin: true }),
      mass('donut_prop', oval(0, -27, 11), { thin: true, shade: 0 }),
      ...at([-18, -40, 14, -46, 22, -20, -20, -14, 2, -8], (x, y) => area('sprinkle', box(x, y, 8, 4, 2))),
    ],
  },
  burger_prop: {
    words: 'burger hamburger cheeseburger hamburguesa',
    colors: { burger_prop: '#e3a354', burger_patty: '#7a4630', burger_salad: '#7cc057' },
    hold: 'palm',
    strokes: [
      mass('burger_prop', box(0, 2, 74, 22, 10)),
      mass('burger_patty', box(0, -12, 80, 16, 7)),
      mass('burger_salad', poly([-42, -26, 42, -26, 36, -14, 20, -20, 4, -12, -14, -20, -32, -14], 4), { thin: true }),
      mass('burger_prop', round([-40, -26, -34, -52, 0, -64, 34, -52, 40, -26])),
      ...at([-14, -46, 4, -52, 18, -44], (x, y) => area('glint', oval(x, y, 3, 2))),
    ],
  },
  taco_prop: {
    words: 'taco burrito',
    colors: { taco_prop: '#f2bd55', taco_salad: '#76bd55', taco_tomato: '#e0483e' },
    hold: 'palm',
    strokes: [
      mass('taco_salad', round([-40, -22, -30, -54, 0, -66, 30, -54, 40, -22])),
      ...at([-20, -56, 4, -64, 24, -54], (x, y) => area('taco_tomato', oval(x, y, 8))),
      mass('taco_prop', round([-44, 10, -38, -28, 0, -50, 38, -28, 44, 10, 0, 14])),
    ],
  },
  apple_prop: {
    words: 'apple apfel manzana pomme mela maca',
    colors: { apple_prop: '#e5484d', apple_leaf: '#62ab48', apple_stem: '#7a4a2e' },
    hold: 'palm',
    strokes: [
      rod('apple_stem', [0, -54, 4, -70], 7),
      mass('apple_leaf', round([4, -60, 18, -74, 34, -70, 22, -58])),
      mass('apple_prop', even([0, -50, 20, -58, 36, -34, 28, 0, 12, 12, 0, 8])),
    ],
  },
  fish_prop: {
    words: 'fish salmon trout herring mackerel fisch pez pescado poisson pesce peixe',
    colors: { fish_prop: '#6fa8d8', fish_belly: '#dceaf6', fish_fin: '#4a82b8', fish_eye: '#2b2740' },
    hold: 'palm',
    strokes: [
      mass('fish_fin', round([-6, 22, -30, 52, 0, 42, 30, 52, 6, 22])),
      mass('fish_prop', even([0, -98, 24, -70, 27, -30, 8, 30, -8, 30, -27, -30, -24, -70]), {
        inside: [{ material: 'fish_belly', path: even([-8, -86, 4, -50, 2, -10, -4, 24, -30, 0, -36, -50]) }],
      }),
      mass('fish_fin', round([22, -44, 44, -26, 20, -14])),
      area('fish_eye', oval(9, -72, 5)),
      line('fish_prop', way([-18, -56, -4, -48, 16, -54]), 4),
    ],
  },
  banana_prop: {
    words: 'banana platano banane',
    colors: { banana_prop: '#fbd748', banana_tip: '#8a5f34' },
    hold: 'palm',
    strokes: [
      mass('banana_prop', round([-22, -84, -8, -86, 2, -40, 30, -4, 44, 0, 40, 12, 4, 14, -20, -18, -28, -56])),
      area('banana_tip', oval(-14, -84, 7, 5)),
    ],
  },
  strawberry_prop: {
    words: 'strawberry erdbeere fresa fraise fragola morango',
    colors: { strawberry_prop: '#e8475a', strawberry_top: '#58a648', strawberry_seed: '#fbe39a' },
    hold: 'palm',
    strokes: [
      mass('strawberry_prop', even([0, -46, 24, -46, 32, -26, 18, 4, 0, 18])),
      ...at([-14, -26, 12, -28, 0, -8, -10, -6, 12, -10], (x, y) => area('strawberry_seed', oval(x, y, 2.4, 3.4))),
      mass('strawberry_top', poly([-22, -48, -8, -46, 0, -62, 8, -46, 22, -48, 8, -36, 0, -30, -8, -36], 2), {
        thin: true,
      }),
    ],
  },
  sandwich_bread: {
    words: 'bread loaf bread_loaf laib hogaza brot pane pao',
    colors: { sandwich_bread: '#d9984a', bread_cut: '#f7e0b0' },
    hold: 'palm',
    strokes: [
      mass('sandwich_bread', round([-46, -6, -44, -42, -16, -58, 26, -56, 48, -36, 46, 8, 0, 16])),
      ...[-18, 4, 26].map((x) =>
        mass('bread_cut', round([x - 8, -42, x + 2, -46, x + 8, -26, x - 2, -22]), { thin: true, shade: 0 }),
      ),
    ],
  },
  cocktail_glass: {
    words:
      'cocktail martini margarita mojito coctel drink juice saft jugo jus succo lemonade smoothie ' +
      'milkshake slushie slushy slush frappe iced_tea wine wine_glass',
    colors: { cocktail_glass: '#f58a5a', cocktail_rim: '#dff0fa', cocktail_straw: '#4ab0d8' },
    hold: 'palm',
    strokes: [
      rod('cocktail_straw', [8, -50, 26, -96], 7),
      mass('cocktail_rim', evenPoly([29, -66, 21, 14], 6)),
      mass('cocktail_glass', evenPoly([25, -46, 19, 8], 4), { thin: true }),
      mass('cocktail_rim', oval(-26, -66, 13), { thin: true, shade: 0 }),
    ],
  },
  teacup: {
    words: 'teacup mug becher taza tasse tazza caneca xicara',
    colors: { teacup: '#fbfaf6', teacup_band: '#e5606a', teacup_steam: '#c9c3d3' },
    hold: 'palm',
    strokes: [
      ...[-8, 8].map((x) => stroke('teacup_steam', way([x, -60, x + 6, -70, x - 3, -80, x + 4, -90]), 5)),
      ...wire('teacup', way([24, -40, 44, -38, 42, -10, 22, -8]), 8),
      mass('teacup', box(0, -20, 54, 60, 9), { inside: [mark('teacup_band', box(0, -4, 80, 12, 1))] }),
    ],
  },
  baby_bottle: {
    words:
      'baby_bottle milk_bottle bottle water_bottle flasche botella bouteille bottiglia garrafa milk milch ' +
      'leche lait',
    colors: { baby_bottle: '#bfe4f6', bottle_cap: '#4a8fe0' },
    hold: 'palm',
    strokes: [
      mass('baby_bottle', evenPoly([12, -64, 22, -44, 22, 18], 8)),
      line('baby_bottle', way([-14, -24, 0, -24]), 4),
      line('baby_bottle', way([-14, -8, 0, -8]), 4),
      mass('bottle_cap', box(0, -68, 30, 18, 6)),
    ],
  },
} as const satisfies Record<string, PropRow>;
