import type { Industry } from './industry';

/** Industries of software and artificial intelligence. */
export const SOFTWARE: readonly Industry[] = [
  {
    title: 'productivity software',
    words: {
      3: 'saas workspace* project-management task-management crm workflow* *projektmanagement*',
      2:
        'team* task* project* plan* dashboard* collaborat* productiv* integration* automat* calendar* *aufgabe* ' +
        'equipe* tache* projet* tarea* equipo* proyecto*',
      1: 'software app platform* docs track* report* boards startups meeting* remote',
    },
    audience: 'Teams who want to spend their day on the work itself.',
    suits: 'work that gets done without a fuss',
    tones: ['simple', 'innovative'],
    animals: 'octopus bee beaver otter',
    things: [
      ['rocket', 'A rocket says that things get off the ground here'],
      ['light bulb', 'A light bulb is the idea before the task'],
      ['clock', 'A clock that smiles is time well spent'],
      ['pencil', 'A pencil is how every plan begins'],
    ],
    others: 'robot alien monster letter',
    trade: 'astronaut',
    wear: 'scarf glasses',
    trim: 'headphones',
    styles: ['flat', 'geometric', 'outlined'],
    paints: ['#5b5bd6', '#f5b83d'],
  },
  {
    title: 'developer tools',
    words: {
      3:
        'developer* api apis sdk open-source devops kubernetes *entwickler* developpeur* desarrollador* compiler* ' +
        'framework* runtime*',
      2:
        'code* coding deploy* git github debug* server* hosting database* terminal* build* docker* typescript ' +
        'javascript python rust programmier* codigo*',
      1: 'cloud docs cli library libraries infrastructure software stack log logs',
    },
    audience: 'Developers, and the teams that run what they build.',
    suits: 'a tool that one keeps open all day',
    tones: ['innovative', 'simple'],
    animals: 'raccoon gorilla axolotl octopus',
    things: [
      ['laptop', 'A laptop is where the day is spent'],
      ['gear', 'A gear that smiles: the machine room is in good hands'],
      ['battery', 'A battery keeps what is built running'],
    ],
    others: 'robot dragon alien letter',
    trade: 'developer',
    wear: 'hoodie headphones',
    trim: 'headphones',
    styles: ['geometric', 'flat', 'sticker'],
    paints: ['#2f7bff', '#8ddf6b'],
  },
  {
    title: 'security software',
    words: {
      3:
        'cybersecur* zero-trust antivirus vpn firewall* password-manager phishing *datenschutzlosung* ' +
        'ciberseguridad cybersecurit*',
      2:
        'security threat* encrypt* privacy password* hack* malware breach* login* *sicherheit* securit* chiffr* ' +
        'seguridad* cifrad*',
      1: 'protect* cloud identity detect* safe* schutz*',
    },
    audience: 'Companies that would rather not be in the news.',
    suits: 'somebody who keeps watch',
    tones: ['trustworthy', 'innovative'],
    animals: 'dog rhino owl turtle',
    things: [
      ['shield', 'A shield is what is sold here, with a face'],
      ['key', 'A key knows whom to let in'],
      ['umbrella', 'An umbrella is up before it rains'],
    ],
    others: 'knight robot ghost letter',
    trade: 'knight',
    wear: 'police_cap cape',
    trim: 'cape',
    styles: ['geometric', 'flat', 'outlined'],
    paints: ['#1f8f6f', '#263455'],
  },
  {
    title: 'artificial intelligence',
    words: {
      3:
        'ai artificial-intelligence machine-learning llm* gpt chatbot* *kunstliche-intelligenz* ' +
        'intelligence-artificielle inteligencia-artificial neural*',
      2: 'model models agent* assistant* prompt* generative copilot* bot bots ki ia',
      1: 'automat* data smart* train* learn* generate* understand*',
    },
    audience: 'Curious people and teams who hand their routine to a machine.',
    suits: 'a mind that helps without getting in the way',
    tones: ['innovative', 'simple'],
    animals: 'octopus owl parrot dolphin',
    things: [
      ['light bulb', 'A light bulb is a thought that one can see'],
      ['speech bubble', 'A speech bubble is what talks back'],
      ['star', 'A star is the small spark of magic in the work'],
    ],
    others: 'robot wizard ghost alien letter',
    trade: 'wizard',
    wear: 'glasses headphones',
    trim: 'headphones',
    styles: ['soft', 'geometric', 'flat'],
    paints: ['#6d5ae6', '#43c7d8'],
  },
  {
    title: 'messaging and support',
    words: {
      3:
        'helpdesk* live-chat customer-support call-center messenger* kundenservice* support-client ' +
        'atencion-al-cliente voip telecom*',
      2:
        'chat* message* ticket* conversation* phone* call calls sms newsletter* email* *nachricht* telefon* ' +
        'messag* appel* mensaje* llamada* mobil*',
      1: 'answer* reply support* customer* inbox team* kunden*',
    },
    audience: 'Companies that want to hear their customers, and be heard.',
    suits: 'somebody who listens before answering',
    tones: ['caring', 'simple'],
    animals: 'parrot elephant rabbit pigeon',
    things: [
      ['speech bubble', 'A speech bubble is a conversation with a face'],
      ['envelope', 'An envelope brings good news'],
      ['phone', 'A phone is where people reach you'],
    ],
    others: 'person robot cloud letter',
    trade: 'support agent',
    wear: 'headphones scarf',
    trim: 'headphones',
    styles: ['flat', 'outlined', 'soft'],
    paints: ['#2f9e8f', '#ffb44c'],
  },
  {
    title: 'games',
    words: {
      3:
        'videogame* gaming gamer* esport* game-studio indie-game* *videospiel* jeu-video videojuego* arcade* ' +
        'multiplayer*',
      2: 'game games level* quest* player* console* puzzle* steam *spiele* jeux juegos dungeon* pixel*',
      1: 'play* fun score* fight* epic hero* world* trailer',
    },
    audience: 'Players, from a minute on the bus to a night on the sofa.',
    suits: 'a world that one wants to go back to',
    tones: ['playful', 'bold'],
    animals: 'raccoon wolf axolotl fox',
    things: [
      ['trophy', 'A trophy is what everybody plays for'],
      ['diamond', 'A gem is the treasure at the end of the level'],
      ['star', 'A star is the first thing that players collect'],
    ],
    others: 'dragon slime wizard alien',
    trade: 'gamer',
    wear: 'headphones cape',
    trim: 'headphones',
    styles: ['sticker', 'kawaii', 'outlined'],
    paints: ['#7b3fe4', '#3ddc97'],
  },
];
