import type { ThingRow } from '../row';
import { ball, cut, slab } from '../solids';
import { area, at, both, box, line, mark, mass, oval, panel, poly, rod, way, wire, stroke } from '../strokes';

/** Money, shopping, measures and prizes; coordinates are those of `Solid`. */
export const MONEY_ROWS = {
  credit_card: {
    title: 'credit card',
    words: 'credit_card debit_card bank_card gift_card kreditkarte bankkarte tarjeta carte_bancaire cartao card karte',
    colors: { body: '#3f6fd6', belly: '#9cc0f2', accent: '#fbc53c', marked: '#2b3350' },
    names: ['Visa', 'Swipe', 'Tap'],
    solid: slab(280, 184, 24, { y: 10, x: 12, rx: 84, ry: 62 }),
    inside: [mark('marking', box(0, -62, 400, 30, 2))],
    marks: [
      panel('accent', box(-98, -16, 42, 32, 8)),
      line('accent', way([-98, -30, -98, -2]), 3),
      ...[-92, -52, 52, 92].map((x) => area('belly', box(x, 74, 32, 8, 4))),
    ],
    held: true,
  },
  coin: {
    title: 'coin',
    words: 'coin munze moneda moneta moeda penny token bitcoin crypto_coin cent',
    colors: { body: '#f7bf3c', belly: '#fde08a', accent: '#c98a2a' },
    names: ['Penny', 'Goldie', 'Minty'],
    solid: ball(122, 122, { rx: 86, ry: 78 }),
    marks: [
      mass('belly', oval(0, 0, 98), { thin: true, shade: 0.3 }),
      ...at([-110, 0, 110, 0, 0, -110, 0, 110, -78, -78, 78, -78, -78, 78, 78, 78], (x, y) =>
        area('accent', oval(x, y, 4)),
      ),
    ],
    faceOn: 'belly',
    held: true,
  },
  banknote: {
    title: 'banknote',
    words:
      'banknote dollar_bill dollar bill_note cash money geld geldschein dinero argent soldi dinheiro ' +
      'billete euro pound',
    colors: { body: '#7fbf7a', belly: '#cfe8c4', accent: '#3f8a52' },
    names: ['Bill', 'Buck', 'Cash'],
    solid: slab(286, 172, 14, { rx: 84, ry: 62 }),
    marks: [
      line('body', box(0, 0, 258, 144, 10), 4),
      mass('belly', oval(0, 0, 92, 66), { thin: true, shade: 0 }),
      ...at([-114, -54, 114, -54, -114, 54, 114, 54], (x, y) => area('accent', oval(x, y, 9))),
    ],
    faceOn: 'belly',
    limbs: 'accent',
    held: true,
  },
  safe: {
    title: 'safe',
    words: 'safe vault tresor caja_fuerte coffre_fort cassaforte cofre strongbox',
    colors: { body: '#66748c', belly: '#8fa0b8', accent: '#fbc53c', marked: '#3b4560' },
    names: ['Vaulty', 'Fort', 'Securo'],
    solid: slab(246, 236, 28, { x: -14, y: 4, rx: 84, ry: 70 }),
    marks: [
      mass('belly', box(-14, 0, 186, 188, 20), { thin: true, shade: 0.4 }),
      panel('accent', oval(100, 4, 15)),
      ...[-64, 64].map((y) => panel('marking', box(-112, y, 18, 34, 7))),
      line('accent', way([100, -12, 100, 20]), 4),
    ],
    faceOn: 'belly',
    limbs: 'marking',
  },
  calculator: {
    title: 'calculator',
    words: 'calculator taschenrechner calculadora calculatrice calcolatrice abacus',
    colors: { body: '#4a5f86', belly: '#d8f0dc', accent: '#f79a34', marked: '#c9d6e6' },
    names: ['Digit', 'Summer', 'Tally'],
    solid: slab(188, 252, 26, { y: -54, rx: 72, ry: 50 }),
    marks: [
      panel('belly', box(0, -56, 158, 108, 14)),
      ...at([-54, 26, 0, 26, -54, 62, 0, 62, -54, 98, 0, 98], (x, y) => panel('marking', box(x, y, 40, 24, 8))),
      ...[26, 80].map((y) => panel('accent', box(54, y, 40, y === 26 ? 24 : 60, 8))),
    ],
    faceOn: 'belly',
    held: true,
  },
  receipt: {
    title: 'receipt',
    words:
      'receipt invoice quittung rechnung recibo factura facture scontrino tax_form ticket fahrkarte ' +
      'billet biglietto entrada coupon voucher',
    colors: { body: '#fdf8ee', belly: '#ffffff', accent: '#4a9e8a', marked: '#8a93a6' },
    names: ['Tally', 'Billie', 'Stubbs'],
    solid: {
      outline: poly([-86, -128, 86, -128, 86, 120, 58, 104, 28, 124, 0, 104, -28, 124, -58, 104, -86, 120], 5),
      face: { y: -24, rx: 70, ry: 60 },
    },
    marks: [
      area('accent', box(0, -104, 108, 14, 6)),
      ...[50, 70].flatMap((y) => [area('marking', box(-34, y, 66, 9, 4)), area('marking', box(54, y, 28, 9, 4))]),
      area('accent', box(54, 90, 28, 10, 4)),
    ],
    limbs: 'accent',
    held: true,
  },
  price_tag: {
    title: 'price tag',
    words: 'price_tag tag label preisschild etiqueta etiquette etichetta',
    colors: { body: '#f0566a', belly: '#fbb4be', accent: '#fdf6e8', marked: '#a8703c' },
    names: ['Deal', 'Bargain', 'Taggy'],
    solid: cut([38, -132, 98, -72, 98, 124], 22, { y: 24, rx: 76, ry: 66 }),
    marks: [panel('accent', oval(0, -92, 19))],
    top: [stroke('marking', way([0, -92, 22, -150, 66, -168]), 8)],
    held: true,
  },
  cash_register: {
    title: 'cash register',
    words: 'cash_register kasse caja_registradora caisse till pos',
    colors: { body: '#e0704a', belly: '#d8f0dc', accent: '#fdf3e0', marked: '#4a4450' },
    names: ['Ching', 'Tilly', 'Checkout'],
    solid: cut([92, -116, 110, 30, 136, 46, 136, 112], 20, { y: -44, rx: 74, ry: 52 }),
    marks: [
      panel('belly', box(0, -46, 160, 112, 18)),
      panel('accent', box(0, 80, 236, 38, 9)),
      panel('marking', box(0, 80, 46, 11, 5)),
      ...at([-66, 34, -22, 34, 22, 34, 66, 34], (x, y) => panel('accent', box(x, y, 30, 18, 6))),
    ],
    faceOn: 'belly',
  },
  shopping_cart: {
    title: 'shopping cart',
    words:
      'shopping_cart cart trolley einkaufswagen carrito caddie carrello carrinho basket korb cesta ' +
      'panier cestino shopping_basket hamper',
    colors: { body: '#4a9fd8', belly: '#bfe0f6', accent: '#e0564a', marked: '#4a5468' },
    names: ['Carty', 'Rolly', 'Wheelie'],
    solid: cut([140, -78, 100, 72], 20, { y: -4, rx: 84, ry: 58 }),
    marks: [
      ...[-56, -22, 12, 46].map((y) => stroke('belly', way([-136 + (y + 78) * 0.2, y, 136 - (y + 78) * 0.2, y]), 5)),
      ...[-104, -62, 62, 104].map((x) => stroke('belly', way([x * 1.06, -70, x * 0.86, 64]), 5)),
      area('body', oval(0, 2, 78, 56)),
    ],
    behind: [
      ...wire('marking', way([120, -70, 150, -128, 186, -136]), 11),
      rod('accent', [150, -136, 192, -138], 22),
      ...wire('marking', way([104, 66, 118, 100, -84, 102]), 11),
      ...[-78, 84].map((x) => mass('marking', oval(x, 116, 23))),
      ...[-78, 84].map((x) => mass('belly', oval(x, 116, 8), { thin: true, shade: 0.2 })),
    ],
    legs: 0,
    held: true,
  },
  gift_box: {
    title: 'gift box',
    words: 'gift_box gift present geschenk regalo cadeau presente',
    colors: { body: '#e8566a', belly: '#f9b4be', accent: '#fbd34e' },
    names: ['Ribbon', 'Surprise', 'Joy'],
    solid: slab(232, 204, 20, { y: 22, rx: 88, ry: 66 }),
    inside: [mark('accent', box(0, -84, 60, 110, 2))],
    marks: [mass('body', box(0, -82, 252, 50, 12)), area('accent', box(0, -82, 56, 44, 2))],
    top: [...both((s) => mass('accent', evenlyBow(s))), mass('accent', oval(0, -118, 19, 16))],
    held: true,
  },
  chart: {
    title: 'bar chart',
    words: 'bar_chart chart graph diagram diagramm grafico graphique statistics analytics',
    colors: { body: '#fdfaf2', belly: '#ffffff', accent: '#4a8fe0', marked: '#5cc070', nose: '#f79a34' },
    names: ['Stats', 'Trendy', 'Graphy'],
    solid: slab(240, 220, 26, { y: -44, rx: 84, ry: 54 }),
    marks: [
      panel('accent', box(-70, 68, 40, 46, 7)),
      panel('marking', box(0, 56, 40, 70, 7)),
      panel('nose', box(70, 48, 40, 86, 7)),
      line('body', way([-100, 94, 100, 94]), 5),
    ],
    limbs: 'accent',
    held: true,
  },
  medal_thing: {
    title: 'medal',
    words: 'medal medaille medalla medaglia medalha award badge rosette',
    colors: { body: '#f7bf3c', belly: '#fde08a', accent: '#e0483e', marked: '#3f6fd6' },
    names: ['Gold', 'Victor', 'Honor'],
    solid: ball(116, 112, { y: 2, rx: 80, ry: 74 }),
    marks: [mass('belly', oval(0, 2, 92, 88), { thin: true, shade: 0.3 })],
    behind: both((s) =>
      mass(s > 0 ? 'accent' : 'marking', poly([s * 8, -90, s * 46, -188, s * 104, -172, s * 64, -76], 6)),
    ),
    faceOn: 'belly',
    limbs: 'accent',
  },
  gold_bar: {
    title: 'gold bar',
    words: 'gold_bar goldbarren lingote lingot lingotto ingot bullion',
    colors: { body: '#f2bd3c', belly: '#fde49a', accent: '#c98a2a' },
    names: ['Midas', 'Bullion', 'Karat'],
    solid: cut([104, -70, 142, 70], 18, { y: 8, rx: 84, ry: 54 }),
    marks: [line('body', way([-98, -40, 98, -40]), 5)],
    limbs: 'accent',
    held: true,
  },
} as const satisfies Record<string, ThingRow>;

function evenlyBow(s: 1 | -1) {
  return poly([s * 6, -116, s * 38, -160, s * 84, -150, s * 72, -108], 18);
}
