import type { Industry } from './industry';

/** Industries of construction, energy and transport. */
export const INFRASTRUCTURE: readonly Industry[] = [
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
];
