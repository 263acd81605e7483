import type { Industry } from './industry';

/** Industries of retail. */
export const SHOPS: readonly Industry[] = [
  {
    title: 'fashion',
    words: {
      3:
        'fashion sneaker* clothing apparel streetwear jewel* mode modehaus* damenmode herrenmode *kleidung* ' +
        'vetement* bijou* ropa moda joyeria* boutique',
      2:
        'dress* shirt* hoodie* jacket* shoe* tee tees jeans bag bags outfit* wear *schuh* chaussure* sac sacs ' +
        'zapato* vestido* camiseta* bolso* collection*',
      1: 'style* drop size sizes fabric* cotton look looks design*',
    },
    audience: 'People who dress as they are.',
    suits: 'a look that one remembers',
    tones: ['bold', 'elegant'],
    animals: 'cat zebra leopard toucan',
    things: [
      ['shopping bag', 'A shopping bag is the first thing that leaves the shop'],
      ['diamond', 'A gem stands for the piece that one keeps'],
      ['heart', 'A heart is love at first sight'],
    ],
    others: 'monster alien fairy letter',
    trade: 'dj',
    wear: 'sunglasses scarf',
    trim: 'sunglasses',
    styles: ['flat', 'sticker', 'retro'],
    paints: ['#d9485f', '#22303c'],
  },
  {
    title: 'online shop',
    words: {
      3:
        'webshop* *onlineshop* e-commerce ecommerce *warenkorb* shop shops store stores tienda* boutique-en-ligne ' +
        'marketplace*',
      2:
        'cart checkout shipping sale discount* price* buy order* versand* kaufen* *angebot* acheter livraison* ' +
        'panier comprar envio* carrito oferta* gift*',
      1: 'product* new brand brands delivery produkt* produit* product* returns',
    },
    audience: 'People who know what they want, and those who like to browse.',
    suits: 'a purchase that makes one happy',
    tones: ['simple', 'warm'],
    animals: 'squirrel kangaroo dog hamster',
    things: [
      ['shopping bag', 'A shopping bag with a smile is a good day'],
      ['box', 'A parcel is a present, even from oneself'],
      ['star', 'A star is what happy customers give'],
    ],
    others: 'alien person monster letter',
    trade: 'courier',
    wear: 'cap shopping_bag',
    trim: 'bow_tie',
    styles: ['flat', 'outlined', 'sticker'],
    paints: ['#ef6c4a', '#2b4a7a'],
  },
];
