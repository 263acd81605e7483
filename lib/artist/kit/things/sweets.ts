import type { ThingRow } from '../row';
import { ball, cup, cut, slab } from '../solids';
import { at, bar, both, box, line, mark, mass, oval, panel, poly, rod, round, stroke, way } from '../strokes';

/** Sweets and bread; coordinates are those of `Solid`. */
export const SWEET_ROWS = {
  chocolate: {
    title: 'chocolate bar',
    words: 'chocolate_bar chocolate schokolade chocolat cioccolato candy_bar',
    colors: { body: '#7a4a32', belly: '#a87450', accent: '#e0503c', marked: '#fbd34e' },
    names: ['Cocoa', 'Truffle', 'Ganache'],
    solid: slab(184, 256, 16, { y: 40, rx: 72, ry: 68 }),
    inside: [mark('accent', box(0, 74, 260, 176, 2)), mark('marking', box(0, -16, 260, 14, 2))],
    marks: at([-58, -94, 0, -94, 58, -94, -58, -50, 0, -50, 58, -50], (x, y) => panel('body', box(x, y, 50, 36, 7))),
    faceOn: 'accent',
    held: true,
  },
  candy: {
    title: 'candy',
    words: 'candy bonbon caramelo caramella bala sweetie gum jelly_bean',
    colors: { body: '#f0608a', belly: '#fbc0d2', accent: '#fbd34e' },
    names: ['Toffee', 'Sugar', 'Gummy'],
    solid: ball(108, 98),
    inside: [-84, 84].map((x) => mark('belly', bar([x - 24, 110, x + 24, -110], 22))),
    behind: both((s) => mass('accent', poly([s * 88, 0, s * 148, -52, s * 138, 0, s * 148, 52], 8))),
    held: true,
  },
  lollipop: {
    title: 'lollipop',
    words: 'lollipop lolly lutscher piruleta sucette lecca_lecca pirulito',
    colors: { body: '#f0608a', belly: '#fdf0f4', accent: '#fdf3e0' },
    names: ['Lolly', 'Swirl', 'Twirl'],
    solid: ball(112, 112, { rx: 76, ry: 70 }),
    marks: [stroke('belly', way([-88, 26, -84, -50, -10, -94, 76, -54, 90, 22, 44, 84, -26, 88]), 13)],
    behind: [rod('accent', [0, 90, 0, 196], 22)],
    legs: 0,
    held: true,
  },
  marshmallow: {
    title: 'marshmallow',
    words: 'marshmallow',
    colors: { body: '#fdf3f0', belly: '#ffffff', accent: '#f7c8d2' },
    names: ['Mallow', 'Puff', 'Smore'],
    solid: slab(212, 210, 62),
    marks: [line('body', way([-84, -74, 0, -58, 84, -74]), 5)],
    limbs: 'accent',
    held: true,
  },
  pudding: {
    title: 'pudding',
    words: 'pudding flan jelly creme_caramel panna_cotta gelatina pudin jello',
    colors: { body: '#fbdc7a', belly: '#fdeeb8', accent: '#a8602c' },
    names: ['Custard', 'Wobble', 'Flan'],
    solid: cup(150, 236, 176, 34, { y: 18, rx: 82, ry: 62 }),
    inside: [
      mark('accent', poly([-130, -110, 130, -110, 104, -26, 66, -44, 24, -22, -22, -42, -64, -20, -110, -40], 14)),
    ],
    held: true,
  },
  honey: {
    title: 'honey jar',
    words: 'honey_jar honey honig miel miele mel',
    colors: { body: '#f5b02c', belly: '#fdf0cc', accent: '#c8853f' },
    names: ['Nectar', 'Amber', 'Beatrix'],
    solid: cut([92, -96, 112, -50, 112, 70, 84, 116], 34, { y: 16, rx: 80, ry: 62 }),
    inside: [mark('belly', box(0, 16, 178, 130, 30))],
    top: [mass('accent', box(0, -112, 190, 46, 14))],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  bread_loaf: {
    title: 'baguette',
    words: 'baguette french_bread',
    colors: { body: '#d9984a', belly: '#f4d09a', accent: '#a8692c' },
    names: ['Crustin', 'Boule', 'Rusty'],
    solid: slab(124, 268, 60, { y: 26, rx: 54, ry: 60 }),
    marks: [-104, -72, -40].map((y) => mass('belly', bar([-30, y + 10, 30, y - 10], 12), { thin: true, shade: 0 })),
    held: true,
  },
  pie: {
    title: 'pie',
    words: 'pie apple_pie tart quiche tarte crostata',
    colors: { body: '#d9a05a', belly: '#f4d09a', accent: '#e0a8a0', marked: '#a8692c' },
    names: ['Crumble', 'Pippa', 'Crusty'],
    solid: cut([132, -44, 96, 84], 22, { y: 18, rx: 84, ry: 52 }),
    marks: [-72, -36, 0, 36, 72].map((x) => line('body', way([x, -34, x * 0.84, 0]), 4)),
    top: [
      mass('belly', round([-138, -38, -110, -76, -50, -106, 50, -106, 110, -76, 138, -38, 0, -26])),
      line('belly', way([-60, -84, -20, -60]), 5),
      line('belly', way([60, -84, 20, -60]), 5),
    ],
    held: true,
  },
  cake_thing: {
    title: 'cake',
    words: 'cake birthday_cake wedding_cake torte torta kuchen gateau tarta bolo_aniversario cheesecake',
    colors: { body: '#fbd0dc', belly: '#fdf0f4', accent: '#f2789a', marked: '#fbd34e', nose: '#e8c48a' },
    names: ['Tiers', 'Victoria', 'Layla'],
    solid: slab(250, 152, 26, { y: 22, rx: 84, ry: 52 }),
    inside: [
      mark(
        'accent',
        round([
          -150, -90, 150, -90, 140, -34, 104, -14, 76, -38, 40, -18, 0, -40, -44, -20, -82, -40, -116, -16, -144, -38,
        ]),
      ),
      mark('nose', box(0, 76, 400, 22, 2)),
    ],
    top: at([-64, -102, 0, -108, 64, -102], (x, y) => rod('belly', [x, y + 36, x, y - 16], 15)).concat(
      at([-64, -148, 0, -154, 64, -148], (x, y) =>
        mass('marking', round([x - 12, y + 8, x, y - 22, x + 12, y + 8, x, y + 18])),
      ),
    ),
    behind: [mass('nose', oval(0, 82, 152, 25))],
    limbs: 'accent',
  },
} as const satisfies Record<string, ThingRow>;
