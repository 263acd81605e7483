import { autumn } from './autumn';
import { beach } from './beach';
import { bedroom } from './bedroom';
import { cafe } from './cafe';
import { camping } from './camping';
import { fairyland } from './castle';
import { christmas } from './christmas';
import { city } from './city';
import { classroom } from './classroom';
import { heaven } from './clouds';
import { desert } from './desert';
import { farm } from './farm';
import { fireside } from './fireside';
import { forest } from './forest';
import { garden } from './garden';
import { gym } from './gym';
import { halloween } from './halloween';
import { kitchen } from './kitchen';
import { laboratory } from './laboratory';
import { library } from './library';
import { livingRoom } from './living-room';
import { mountain } from './mountain';
import { office } from './office';
import { party } from './party';
import { serverRoom } from './server-room';
import type { Setting } from './setting';
import { space } from './space';
import { sport } from './sports-field';
import { studio } from './studio';
import { stage } from './theater';
import { underwater } from './underwater';
import { wave } from './wave';
import { winter } from './winter';

/** The order matters: if two settings share a word, the later one wins. */
const BY_ID = {
  forest,
  mountain,
  beach,
  desert,
  party,
  stage,
  halloween,
  christmas,
  sport,
  gym,
  autumn,
  living_room: livingRoom,
  fireside,
  bedroom,
  kitchen,
  cafe,
  space,
  underwater,
  wave,
  city,
  garden,
  winter,
  farm,
  castle: fairyland,
  clouds: heaven,
  camping,
  office,
  classroom,
  library,
  laboratory,
  server_room: serverRoom,
  studio,
};

/** The id of a setting. */
export type SettingId = keyof typeof BY_ID;

/** Every setting of the built-in artist. */
export const SETTINGS: Readonly<Record<SettingId, Setting>> = BY_ID;
