import type { Industry } from './industry';

/** Trades around things and places. */
export const WORLD: readonly Industry[] = [
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
  {
    title: 'energy',
    words: {
      3:
        'solar photovolt* wind-power *solaranlage* *photovoltaik* *stromanbieter* energie-renouvelable renewable* ' +
        'electricity heat-pump* *warmepumpe* eolien* eolic* placas-solares',
      2: 'energy power grid battery batteries charg* *strom* *energie* electri* energia* *heizung* climate* co2 carbon',
      1: 'green save home panel* future sun sonne soleil sol',
    },
    audience: 'Households and firms who want to pay less, and emit less.',
    suits: 'power that one can feel good about',
    tones: ['natural', 'innovative'],
    animals: 'firefly polar_bear frog bee',
    things: [
      ['sun', 'A sun is where it all comes from'],
      ['battery', 'A battery keeps the day for the night'],
      ['light bulb', 'A light bulb is what it is for'],
    ],
    others: 'superhero cloud robot letter',
    trade: 'engineer',
    wear: 'hard_hat scarf',
    trim: 'sunglasses',
    styles: ['flat', 'soft', 'geometric'],
    paints: ['#f2b134', '#2e8b6f'],
  },
  {
    title: 'building and repair',
    words: {
      3:
        'plumb* electrician* carpent* roof* builder* construction renovat* *handwerker* *tischlerei* *dachdecker* ' +
        '*elektriker* *klempner* *bauunternehmen* menuis* plombier* macon* fontaner* carpinter* albanil* reformas ' +
        'hardware-store',
      2:
        'repair* install* tool tools kitchen-fitting* build* wood* bau bauen umbau* neubau* rohbau* *reparatur* ' +
        '*holz* *werkstatt* travaux repar* obra* madera* herramient*',
      1: 'home homes quote project* craft* wall floor* haus maison casa',
    },
    audience: 'Home owners and firms who want it done properly.',
    suits: 'hands that know what they do',
    tones: ['trustworthy', 'traditional'],
    animals: 'beaver badger rhino ant',
    things: [
      ['house', 'A house is where all the work goes'],
      ['gear', 'A gear that smiles runs smoothly'],
      ['key', 'The key is handed over when all is done'],
    ],
    others: 'person gnome robot letter',
    trade: 'builder',
    wear: 'hard_hat tool_belt',
    trim: 'hard_hat',
    styles: ['outlined', 'flat', 'retro'],
    paints: ['#e08a1e', '#35507a'],
  },
  {
    title: 'delivery and logistics',
    words: {
      3:
        'courier* parcel* logistic* freight* *spedition* *lieferdienst* *paketdienst* coursier* transporteur* ' +
        'mensajer* paqueter* warehous* last-mile',
      2:
        'deliver* shipping shipment* package* same-day track* *lieferung* *versand* *pakete* livraison* colis ' +
        'entrega* envio* truck* fleet*',
      1: 'fast route* map door city schnell rapide rapido',
    },
    audience: 'Shops and people who want it there today.',
    suits: 'something that arrives when it should',
    tones: ['energetic', 'trustworthy'],
    animals: 'pigeon rabbit kangaroo penguin',
    things: [
      ['box', 'A parcel is what it is all about'],
      ['rocket', 'A rocket is how fast it should feel'],
      ['car', 'A car is always on the way to somebody'],
    ],
    others: 'superhero robot alien letter',
    trade: 'courier',
    wear: 'cap backpack',
    trim: 'cap',
    styles: ['flat', 'sticker', 'outlined'],
    paints: ['#f2b705', '#1f2a44'],
  },
  {
    title: 'cars and mobility',
    words: {
      3:
        'car-dealer* garage automotive *autohaus* *werkstatt* *kfz* concessionnair* garagist* concesionari* ' +
        'taller-mecanico car-rental* bike-shop* e-bike* scooter*',
      2:
        'car cars vehicle* tyre* tire tires drive driving electric-car* auto autos gebrauchtwagen* neuwagen* ' +
        '*reifen* *fahrrad* voiture* velo velos coche* bicicleta* moto* engine*',
      1: 'road service lease* test-drive fuel ride*',
    },
    audience: 'Drivers and riders, and those who are about to be.',
    suits: 'getting there, and enjoying it',
    tones: ['energetic', 'trustworthy'],
    animals: 'leopard tiger fox rabbit',
    things: [
      ['car', 'A car with a face has been loved since there were cars'],
      ['gear', 'A gear is the heart of every ride'],
      ['key', 'The key is where every drive begins'],
    ],
    others: 'robot superhero letter',
    trade: 'mechanic',
    wear: 'cap scarf',
    trim: 'sunglasses',
    styles: ['outlined', 'retro', 'flat'],
    paints: ['#d7263d', '#2b3a55'],
  },
  {
    title: 'music and events',
    words: {
      3:
        'music festival* concert* band bands record-label* *musik* *konzert* musique* concierto* musica podcast* ' +
        'radio dj theatre* theater* cinema*',
      2:
        'song songs album* listen* stage ticket* sound* guitar* *buhne* scene chanson* cancion* escenario* event* ' +
        'party parties',
      1: 'night live tour show shows artist* club',
    },
    audience: 'Everybody who hears the first note and turns around.',
    suits: 'something that gets people to their feet',
    tones: ['energetic', 'creative'],
    animals: 'parrot cat frog seal',
    things: [
      ['star', 'A star is who stands on the stage'],
      ['ball', 'A ball bounces to every beat'],
      ['heart', 'A heart has a beat of its own'],
    ],
    others: 'monster alien person letter',
    trade: 'musician',
    wear: 'headphones sunglasses',
    trim: 'headphones',
    styles: ['retro', 'sticker', 'outlined'],
    paints: ['#8a3ffc', '#ffb000'],
  },
  {
    title: 'media',
    words: {
      3:
        'newspaper* magazine* news journalis* *zeitung* *nachrichten* *verlag* journal journaux periodico* ' +
        'noticias revista* publisher* editorial',
      2: 'article* story stories report* subscribe* opinion* blog* *artikel* reportage* articulo* author* autor*',
      1: 'today read* politics culture world daily',
    },
    audience: 'Readers who want to know what happened, and why.',
    suits: 'somebody who looks closely and tells it plainly',
    tones: ['professional', 'bold'],
    animals: 'owl crow fox dog',
    things: [
      ['envelope', 'A letter brings the news to the door'],
      ['pencil', 'A pencil is where every story begins'],
      ['book', 'A book is a story with a back'],
    ],
    others: 'detective robot letter',
    trade: 'writer',
    wear: 'glasses scarf',
    trim: 'glasses',
    styles: ['retro', 'flat', 'sketchy'],
    paints: ['#b3262e', '#2b2b33'],
  },
  {
    title: 'design studio',
    words: {
      3:
        'design-studio design-agency branding agency-for *werbeagentur* *designagentur* agence-de-communication ' +
        'agencia-de-diseno illustration* photograph* *fotograf* webdesign* architect* *architekt*',
      2:
        'design* brand* creative* studio* portfolio* *gestaltung* *agentur* graphi* agence* diseno* agencia* ' +
        'identity marketing*',
      1: 'idea* art client* work project* colour* color* award*',
    },
    audience: 'Companies that want to be seen as they are.',
    suits: 'an eye for what others overlook',
    tones: ['creative', 'bold'],
    animals: 'chameleon peacock fox octopus',
    things: [
      ['pencil', 'A pencil is the oldest tool of the house'],
      ['camera', 'A camera sees what others walk past'],
      ['light bulb', 'A light bulb is what clients come for'],
    ],
    others: 'alien monster person letter',
    trade: 'artist',
    wear: 'beret glasses',
    trim: 'beret',
    styles: ['geometric', 'flat', 'sketchy'],
    paints: ['#ff5a5f', '#20bf9f'],
  },
];

/** A site that does not say what it does. */
export const UNKNOWN: Industry = {
  title: 'business',
  words: {},
  audience: 'Everybody who finds the site.',
  suits: 'a name that wants to be remembered',
  tones: ['warm', 'simple'],
  animals: 'fox owl otter red_panda',
  things: [
    ['star', 'A star is a promise that everybody understands'],
    ['light bulb', 'A light bulb stands for the idea behind it'],
    ['house', 'A house with a face makes a name feel at home'],
  ],
  others: 'monster robot alien letter',
  trade: 'superhero',
  wear: 'scarf',
  trim: 'bow_tie',
  styles: ['outlined', 'flat', 'kawaii'],
  paints: ['#4f6bd8', '#f5a742'],
};
