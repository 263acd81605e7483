import type { RoleRow } from './row';

/** People who make, grow or repair things. */
export const CRAFT_ROLES: readonly RoleRow[] = [
  [
    'smith',
    'blacksmith smith ironsmith schmied hufschmied herrero forgeron fabbro ferreiro',
    ['apron:#6b4a34', 'hammer'],
  ],
  ['brewer', 'brewer brewmaster brauer cervecero brasseur birraio cervejeiro', ['apron:#6b4a34', 'small_beer']],
  [
    'goldsmith',
    'goldsmith silversmith jeweler jeweller goldschmied joyero bijoutier gioielliere',
    ['apron', 'magnifier'],
  ],
  [
    'welder',
    'welder schweisser soldador soudeur saldatore',
    ['ski_goggles:#3d3f4d', 'apron:#6b4a34', 'gloves', 'torch'],
  ],
  [
    'carpenter',
    'woodworker joiner cabinetmaker schreiner tischler zimmermann carpintero menuisier charpentier falegname ' +
      'carpinteiro',
    ['cap', 'tool_belt', 'saw'],
  ],
  [
    'tailor',
    'tailor seamstress dressmaker schneider schneiderin sastre costurera couturier couturiere sarto sarta ' +
      'alfaiate costureira',
    ['shirt:#f4f1ea', 'tie', 'scissors'],
  ],
  ['potter', 'potter ceramist ceramicist topfer alfarero potier vasaio ceramista oleiro', ['apron:#b5763c', 'teacup']],
  ['glassblower', 'glassblower glass_blower glasblaser', ['apron:#6b4a34', 'gloves', 'flask']],
  [
    'bookbinder',
    'bookbinder bookseller buchbinder encuadernador libraire libraio livreiro',
    ['apron', 'glasses', 'book'],
  ],
  [
    'clockmaker',
    'clockmaker watchmaker uhrmacher relojero horloger orologiaio relojoeiro',
    ['apron', 'monocle', 'screwdriver'],
  ],
  ['shoemaker', 'shoemaker cobbler schuster zapatero cordonnier calzolaio sapateiro', ['apron:#8a5a3a', 'hammer']],
  [
    'electrician',
    'electrician elektriker electricista electricien elettricista eletricista',
    ['hard_hat', 'tool_belt', 'screwdriver'],
  ],
  [
    'bricklayer',
    'bricklayer stonemason roofer maurer albanil macon muratore pedreiro',
    ['hard_hat', 'high_vis', 'shovel'],
  ],
  [
    'handyman',
    'handyman repairman handywoman technician locksmith serviceman hausmeister caretaker janitor handwerker',
    ['cap', 'dungarees', 'wrench'],
  ],
  [
    'builder',
    'bauarbeiter obrero ouvrier operaio operario construction_worker roadworker',
    ['hard_hat', 'tool_belt', 'hammer'],
  ],
  ['mechanic', 'mechaniker mecanico mecanicien meccanico mecanica', ['cap', 'tool_belt', 'wrench']],
  ['plumber', 'klempner fontanero plombier idraulico encanador', ['cap', 'tool_belt', 'wrench']],
  ['painter', 'decorator maler pintor pintora peintre pittore pittrice', ['beret', 'apron', 'paintbrush']],
  [
    'gardener',
    'landscaper gartner gartnerin jardinero jardinera jardinier jardiniere giardiniere jardineiro',
    ['straw_hat', 'apron', 'watering_can'],
  ],
  [
    'farmer',
    'bauer bauerin landwirt granjero granjera fermier fermiere contadino contadina fazendeiro agricultor ' +
      'agriculteur rancher winemaker vintner',
    ['straw_hat', 'dungarees', 'rake'],
  ],
  ['beekeeper', 'bee_keeper imker imkerin apicultor apiculteur apicoltore', ['straw_hat', 'small_honey']],
  ['shepherd', 'shepherdess goatherd hirte pastor berger pastore', ['coat:#8a6a4a', 'scepter']],
  [
    'fisherman',
    'fisher fisherwoman fischer pescador pescadora pecheur pescatore',
    ['raincoat', 'fishing_rod', 'boots'],
  ],
  ['lumberjack', 'woodcutter holzfaller lenador bucheron boscaiolo lenhador', ['beanie', 'shirt:#c4433a', 'axe']],
  ['miner', 'coalminer bergmann minero mineur minatore mineiro', ['hard_hat', 'dungarees', 'lantern']],
  [
    'hunter',
    'hunter trapper huntress jager cazador chasseur cacciatore cacador',
    ['cap:#5f7048', 'coat:#6f7f52', 'boots', 'archery_bow'],
  ],
];
