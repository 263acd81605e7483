import type { Industry } from './industry';

/** Industries of food and drink. */
export const FOOD: readonly Industry[] = [
  {
    title: 'bakery',
    words: {
      3: 'baker* bakery boulanger* *backerei* panader* sourdough patisser* konditor* pasteler*',
      2:
        'bread* loaf loaves croissant* pastr* cake* bun bagel* brot* *kuchen* geback* baguette* pain gateau* ' +
        'viennoiser* panes bizcoch* brioche*',
      1: 'oven flour butter mill dough teig teige farine horno harina',
    },
    audience: 'Families, neighbours and early risers who like their bread and cakes fresh.',
    suits: 'a place where good things are made by hand every morning',
    tones: ['warm', 'traditional'],
    animals: 'bear hen mouse hedgehog',
    things: [
      ['bread loaf', 'Bread is what people come for, and a loaf with a smile says so at once'],
      ['cupcake', 'A cupcake is a treat with a face: it promises something sweet'],
      ['donut', 'A donut is round, sweet and instantly friendly'],
    ],
    others: 'person gnome dragon letter',
    trade: 'baker',
    wear: 'apron chef_hat',
    trim: 'chef_hat bow_tie',
    styles: ['outlined', 'soft', 'kawaii'],
    paints: ['#b8602f', '#f2c36b'],
  },
  {
    title: 'coffee house',
    words: {
      3: 'coffee* cafe espresso barista* roaster* *kaffee* rosterei torrefact* cafeter*',
      2: 'latte cappuccino flat-white brew* beans roast* bohnen *roster* tueste',
      1: 'cup mug aroma tea tee tasse taza',
    },
    audience: 'People who want a good cup, and a place to sit with it.',
    suits: 'a place that wakes people up kindly',
    tones: ['warm', 'traditional'],
    animals: 'fox owl sloth raccoon',
    things: [
      ['coffee cup', 'A cup is the first thing that a guest is handed'],
      ['teapot', 'A teapot pours for everybody at the table'],
    ],
    others: 'person cloud monster letter',
    trade: 'barista',
    wear: 'apron beret',
    trim: 'scarf',
    styles: ['outlined', 'retro', 'soft'],
    paints: ['#7a4b2e', '#e3b778'],
  },
  {
    title: 'restaurant',
    words: {
      3:
        'restaurant* bistro* bistrot* brasserie* trattoria* pizzeria* gasthaus* gasthof* taqueria* diner* ' +
        '*wirtshaus* sushi ramen',
      2:
        'menu* chef* kitchen* dinner* lunch* dish* dine* dining kuche speisekarte* cuisine* carte plat plats ' +
        'dessert* cocina* carta comida* cena* platos burger* pizza* taco* table reserv*',
      1: 'wine* vin vins wein* vino* bar guests gaste* tapas',
    },
    audience: 'Guests who like to eat well, alone, in twos or at a long table.',
    suits: 'a kitchen that takes care of its guests',
    tones: ['warm', 'traditional'],
    animals: 'pig rooster lobster cat',
    things: [
      ['pizza', 'A slice that smiles makes hungry'],
      ['teapot', 'A pot on the table means that somebody looks after you'],
      ['mushroom', 'A mushroom is small, earthy and a cook’s best friend'],
      ['cheese', 'Cheese has character, and so has this kitchen'],
    ],
    others: 'person dragon gnome letter',
    trade: 'chef',
    wear: 'chef_hat scarf',
    trim: 'chef_hat bow_tie',
    styles: ['retro', 'outlined', 'sticker'],
    paints: ['#a3313a', '#f0c987'],
  },
  {
    title: 'food shop',
    words: {
      3: 'grocer* supermarket* delicatess* farm-shop *lebensmittel* epicer* fromager* alimentaci* comestible* veg-box',
      2:
        'organic* vegetable* fruit* farm* cheese* meat* snack* chocolate* honey ice-cream* *gemuse* obst ' +
        'hofladen* bauernhof* legume* ferme* verdur* frut* granja* queso* vegan*',
      1: 'fresh* taste* flavour* flavor* delicious food* lecker* gout sabor*',
    },
    audience: 'Households that care what is on their plates.',
    suits: 'food that one knows the origin of',
    tones: ['natural', 'warm'],
    animals: 'hen cow squirrel goat',
    things: [
      ['carrot', 'A carrot is fresh, cheerful and straight from the field'],
      ['avocado', 'An avocado says fresh and good for you in one shape'],
      ['strawberry', 'A strawberry is sweetness that grew by itself'],
      ['cheese', 'Cheese has character'],
    ],
    others: 'person gnome elf letter',
    trade: 'farmer',
    wear: 'straw_hat apron',
    trim: 'straw_hat',
    styles: ['outlined', 'flat', 'sketchy'],
    paints: ['#5f9440', '#f0b24a'],
  },
];
