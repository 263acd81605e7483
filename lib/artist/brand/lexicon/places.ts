import type { Industry } from './industry';

/** Industries of travel and gardening. */
export const PLACES: readonly Industry[] = [
  {
    title: 'travel',
    words: {
      3:
        'travel* *reiseburo* *reisen* voyage* viaje* viajes tourism* turismo tourisme hotel* hostel* holiday* ' +
        'vacation* *urlaub* vacances vacaciones agencia-de-viajes flight* *fluge* vuelo* camping*',
      2:
        'trip trips tour tours destination* beach* mountain* island* adventure* cruise* *abenteuer* plage* ' +
        'montagne* playa* montan* guide* guia* excursion* ruta* itinerar*',
      1: 'book booking discover* explor* world city cities welt monde mundo passport luggage',
    },
    audience: 'Travellers, from a weekend to a year.',
    suits: 'somebody who always knows the way',
    tones: ['adventurous', 'warm'],
    animals: 'toucan turtle llama seagull',
    things: [
      ['balloon', 'A balloon goes where the wind is kind'],
      ['camera', 'A camera brings the journey home'],
      ['sun', 'A sun is what people travel to'],
      ['car', 'A car is the beginning of every road trip'],
    ],
    others: 'explorer pirate alien letter',
    trade: 'explorer',
    wear: 'backpack cap',
    trim: 'sunglasses',
    styles: ['outlined', 'retro', 'sticker'],
    paints: ['#0d84a5', '#f79a3c'],
  },
  {
    title: 'garden centre',
    words: {
      3:
        '*gartnerei* *gartenbau* *gartenpfleg* *baumschule* garden gardens gardening gardener* *nursery-plants* ' +
        'jardin* jardiner* pepinier* vivero* florist* *blumenladen* fleurist* florister* landscap* ' +
        '*landschaftsbau*',
      2:
        '*garten gartner* plant plants flower* seed seeds tree trees rose roses herb* *pflanze* *blume* *stauden* ' +
        '*krauter* *rosen* plante* fleur* arbre* graine* planta* flor flores arbol* semilla* houseplant*',
      1: 'green grow* soil bloom* grun* bees bienen nature natural*',
    },
    audience: 'People with a garden, a balcony or a window sill.',
    suits: 'patience that is rewarded with flowers',
    tones: ['natural', 'warm'],
    animals: 'bee hedgehog rabbit ladybug',
    things: [
      ['potted plant', 'A plant in its pot is what people carry home'],
      ['sunflower', 'A sunflower turns to everybody who comes in'],
      ['leaf', 'A leaf says nature in one stroke'],
      ['mushroom', 'A mushroom comes up overnight and makes one smile'],
    ],
    others: 'gnome person fairy letter',
    trade: 'gardener',
    wear: 'straw_hat apron',
    trim: 'straw_hat',
    styles: ['outlined', 'soft', 'sketchy'],
    paints: ['#4c9141', '#e2647a'],
  },
];
