import type { RoleRow } from './row';

/** People who serve, carry, guard, cure and teach. */
export const SERVICE_ROLES: readonly RoleRow[] = [
  [
    'bartender',
    'bartender barkeeper barman barmaid mixologist barkeep',
    ['shirt:#f4f1ea', 'bow_tie', 'cocktail_glass'],
  ],
  ['barista', 'baristin barrista', ['apron', 'coffee_cup']],
  ['waiter', 'kellner camarero mesero serveur cameriere garcom', ['apron', 'bow_tie', 'tray']],
  ['waitress', 'kellnerin camarera serveuse cameriera garconete', ['apron', 'tray']],
  [
    'chef',
    'kochin koch cocinero cocinera cuisinier cuisiniere cuoco cuoca cozinheiro cozinheira sushi_master chefkoch ' +
      'sushi_chef pizza_chef pastry_cook ramen_chef bbq_chef barbecue_chef',
    ['chef_hat', 'apron:#f7f3ea', 'whisk'],
  ],
  [
    'baker',
    'backer backerin panadero panadera boulanger boulangere fornaio panettiere padeiro padeira pastry_chef',
    ['chef_hat', 'apron', 'rolling_pin'],
  ],
  [
    'confectioner',
    'confectioner chocolatier pastelero pastelera patissier patissiere pasticciere pasticciera konditor konditorin ' +
      'doceira pizzaiolo pizzaiola',
    ['chef_hat', 'apron', 'spatula'],
  ],
  ['butcher', 'metzger fleischer carnicero boucher macellaio acougueiro fishmonger', ['cap:#f4f1ea', 'apron', 'knife']],
  [
    'shopkeeper',
    'shopkeeper grocer greengrocer vendor merchant cashier salesclerk haberdasher verkaufer verkauferin tendero ' +
      'vendedor vendedora vendeur vendeuse commesso commessa',
    ['apron:#3f9f7a', 'basket'],
  ],
  [
    'hairdresser',
    'hairdresser barber hairstylist stylist friseur friseurin frisor peluquero peluquera coiffeur coiffeuse ' +
      'parrucchiere cabeleireiro cabeleireira barbeiro',
    ['apron:#34343f', 'scissors'],
  ],
  [
    'cleaner',
    'housekeeper maid cleaning_lady putzfrau reinigungskraft limpiador limpiadora window_cleaner ' +
      'chimney_sweep street_sweeper',
    ['apron', 'gloves', 'broom'],
  ],
  [
    'driver',
    'driver chauffeur trucker cabbie taxi_driver bus_driver fahrer conducteur autista motorista',
    ['cap', 'gloves'],
  ],
  [
    'courier',
    'mailman mailwoman mail_carrier postal_worker brieftrager postbote postbotin cartero facteur postino carteiro ' +
      'delivery_person messenger repartidor livreur',
    ['cap:#3f6fb9', 'backpack', 'envelope'],
  ],
  [
    'conductor',
    'tram_conductor train_conductor bus_conductor ticket_conductor ticket_inspector railway_guard stationmaster ' +
      'station_master schaffner kontrolleur controleur revisor bigliettaio tram_driver train_driver',
    ['police_cap:#34446e', 'suit:#34446e', 'ticket'],
  ],
  [
    'gondolier',
    'gondolier gondoliere boatman ferryman rower ruderer remero',
    ['straw_hat', 'shirt:#f4f1ea', 'scarf:#d9382f', 'paddle'],
  ],
  ['sailor', 'seaman matrose marinero marin marinaio marinheiro', ['sailor_hat', 'scarf:#3d5ce0']],
  ['captain', 'kapitan capitan capitaine capitano capitao skipper', ['captain_cap', 'suit:#3b4a72']],
  [
    'pilot',
    'aviator aviatrix flieger piloto pilote pilota',
    ['beanie:#8a5a3a', 'ski_goggles', 'coat:#8a5a3a', 'scarf:#f4f1ea'],
  ],
  [
    'flight attendant',
    'stewardess steward flight_attendant air_hostess azafata hotesse',
    ['suit:#3b4a72', 'scarf:#d9382f'],
  ],
  [
    'firefighter',
    'feuerwehrmann feuerwehrfrau bombero bombera pompier pompiere bombeiro bombeira fire_fighter feuerwehr',
    ['fire_helmet', 'coat:#c98a2c', 'boots', 'axe'],
  ],
  [
    'police officer',
    'policewoman polizist polizistin polizei policia policier policiere poliziotto poliziotta policial constable',
    ['police_cap', 'shirt:#3f5f9e', 'sheriff_badge'],
  ],
  [
    'guard',
    'security_guard watchman bouncer bodyguard wachmann guardia vigilante',
    ['police_cap:#34343f', 'suit:#34343f'],
  ],
  ['soldier', 'soldat soldatin soldado soldato trooper commando', ['hard_hat:#5f7048', 'shirt:#6f7f52', 'boots']],
  [
    'doctor',
    'surgeon physician paramedic medic pediatrician doktor arzt arztin medico medica medecin dottore dottoressa ' +
      'cirujano chirurgien',
    ['lab_coat', 'stethoscope', 'glasses'],
  ],
  [
    'nurse',
    'midwife caregiver krankenschwester pfleger enfermera enfermero infirmiere infermiera infermiere enfermeira',
    ['stethoscope', 'shirt:#8fd0d8', 'clipboard'],
  ],
  ['vet', 'veterinarian tierarzt tierarztin veterinario veterinaria veterinaire', ['lab_coat', 'stethoscope']],
  [
    'pharmacist',
    'pharmacist apotheker farmaceutico pharmacien farmacista optician optometrist',
    ['lab_coat', 'glasses', 'clipboard'],
  ],
  ['dentist', 'zahnarzt zahnarztin dentista dentiste orthodontist', ['lab_coat', 'glasses']],
  [
    'teacher',
    'lehrer lehrerin maestro maestra profesor profesora professeur professeure enseignant insegnante ' +
      'professora tutor instructor',
    ['glasses', 'book'],
  ],
  [
    'scientist',
    'researcher physicist biologist astronomer geologist botanist wissenschaftler cientifico cientifica ' +
      'scientifique scienziato scienziata cientista inventor erfinder',
    ['lab_coat', 'glasses', 'flask'],
  ],
  [
    'archaeologist',
    'archaeologist archeologist paleontologist archaologe arqueologo archeologue archeologo zookeeper ranger',
    ['cowboy_hat', 'shirt:#c9a46a', 'paintbrush'],
  ],
  ['lawyer', 'attorney anwalt abogado abogada avocat avvocato advogado notary', ['suit', 'tie', 'book']],
  ['judge', 'richter juez juge giudice juiz', ['kimono:#34343f', 'hammer']],
  [
    'reporter',
    'reporter journalist newscaster presenter journaliste periodista giornalista jornalista podcaster',
    ['shirt:#f4f1ea', 'tie', 'microphone'],
  ],
  [
    'manager',
    'entrepreneur consultant secretary receptionist clerk ceo geschaftsmann empresario empresaria',
    ['suit', 'tie', 'clipboard'],
  ],
  [
    'architect',
    'architect architekt architektin arquitecto architecte architetto arquiteto urbanist',
    ['glasses', 'shirt:#34343f', 'scroll_prop'],
  ],
  [
    'schoolchild',
    'schoolgirl schoolboy schoolchild schuler schulerin alumno alumna colegiala eleve ecolier ecoliere alunno ' +
      'alunna aluno aluna estudiante',
    ['shirt:#f4f1ea', 'tie:#3b4a72', 'backpack'],
  ],
  [
    'developer',
    'software_engineer software_developer web_developer web_designer app_developer data_engineer ' +
      'frontend_developer backend_developer game_developer data_scientist data_analyst',
    ['hoodie', 'glasses', 'laptop'],
  ],
  ['sound engineer', 'sound_engineer audio_engineer music_producer', ['headphones', 'hoodie', 'microphone']],
  ['dog walker', 'dog_walker dog_trainer dog_sitter', ['cap', 'jump_rope']],
];
