import type { ThingRow } from '../row';
import { APPLIANCE_ROWS } from './appliances';
import { DESK_ROWS } from './desk';
import { DEVICE_ROWS } from './devices';
import { DRINK_ROWS } from './drinks';
import { FRUIT_ROWS } from './fruit';
import { HEALTH_ROWS } from './health';
import { HOME_ROWS } from './home';
import { KEEPSAKE_ROWS } from './keepsakes';
import { LAND_ROWS } from './land';
import { LUGGAGE_ROWS } from './luggage';
import { MEAL_ROWS } from './meals';
import { MONEY_ROWS } from './money';
import { NATURE_ROWS } from './nature';
import { PLACE_ROWS } from './places';
import { PLAY_ROWS } from './play';
import { SPORT_ROWS } from './sport';
import { SWEET_ROWS } from './sweets';
import { VEGETABLE_ROWS } from './vegetables';
import { VEHICLE_ROWS } from './vehicles';
import { BAKERY_ROWS } from './bakery';
import { GARDEN_ROWS } from './garden';
import { HOUSEHOLD_ROWS } from './household';
import { INSTRUMENT_ROWS } from './instruments';
import { KITCHEN_ROWS } from './kitchen';
import { ORGAN_ROWS } from './organs';
import { SIGN_ROWS } from './signs';
import { TOY_ROWS } from './toys';
import { TRAFFIC_ROWS } from './traffic';
import { FAIR_ROWS } from './fair';
import { FURNITURE_ROWS } from './furniture';
import { LANDMARK_ROWS } from './landmarks';
import { OUTDOOR_ROWS } from './outdoors';
import { PANTRY_ROWS } from './pantry';
import { ROADSIDE_ROWS } from './roadside';
import { HOME_LIFE_ROWS } from './home-life';
import { SAFETY_ROWS } from './safety';
import { SCOPE_ROWS } from './scopes';
import { SKY_ROWS } from './skies';
import { FILM_ROWS } from './film';
import { LARDER_ROWS } from './larder';
import { MACHINE_ROWS } from './machines';
import { WEARABLE_ROWS } from './wearables';
import { WEATHER_ROWS } from './weather';
import { BENCH_ROWS } from './bench';
import { COOKWARE_ROWS } from './cookware';
import { FOLDED_ROWS } from './folded';
import { STAGE_ROWS } from './stage';
import { TOWN_ROWS } from './town';
import { WONDER_ROWS } from './wonders';
import { WORKSHOP_ROWS } from './workshop';

const ROWS = {
  ...FRUIT_ROWS,
  ...VEGETABLE_ROWS,
  ...MEAL_ROWS,
  ...SWEET_ROWS,
  ...DRINK_ROWS,
  ...VEHICLE_ROWS,
  ...MONEY_ROWS,
  ...DEVICE_ROWS,
  ...APPLIANCE_ROWS,
  ...PLACE_ROWS,
  ...NATURE_ROWS,
  ...LAND_ROWS,
  ...SPORT_ROWS,
  ...PLAY_ROWS,
  ...DESK_ROWS,
  ...WORKSHOP_ROWS,
  ...HOME_ROWS,
  ...LUGGAGE_ROWS,
  ...HEALTH_ROWS,
  ...KEEPSAKE_ROWS,
  ...BAKERY_ROWS,
  ...GARDEN_ROWS,
  ...HOUSEHOLD_ROWS,
  ...INSTRUMENT_ROWS,
  ...KITCHEN_ROWS,
  ...ORGAN_ROWS,
  ...SIGN_ROWS,
  ...TOY_ROWS,
  ...TRAFFIC_ROWS,
  ...FAIR_ROWS,
  ...FURNITURE_ROWS,
  ...LANDMARK_ROWS,
  ...OUTDOOR_ROWS,
  ...PANTRY_ROWS,
  ...SCOPE_ROWS,
  ...SKY_ROWS,
  ...FILM_ROWS,
  ...LARDER_ROWS,
  ...MACHINE_ROWS,
  ...WEARABLE_ROWS,
  ...WONDER_ROWS,
  ...WEATHER_ROWS,
  ...FOLDED_ROWS,
  ...BENCH_ROWS,
  ...COOKWARE_ROWS,
  ...STAGE_ROWS,
  ...TOWN_ROWS,
  ...SAFETY_ROWS,
  ...ROADSIDE_ROWS,
  ...HOME_LIFE_ROWS,
};

/** The id of a thing in the kit. */
export type ThingId = keyof typeof ROWS;

/** Every thing of the kit that becomes a character with a face. */
export const THING_ROWS: Readonly<Record<ThingId, ThingRow>> = ROWS;

/** The things of the kit with their ids. */
export const THING_ENTRIES = Object.entries(THING_ROWS) as [ThingId, ThingRow][];

/** Buildings and vehicles, which a prompt may name as the workplace of a person. */
export const WORKPLACES: Readonly<Record<string, ThingRow>> = {
  ...PLACE_ROWS,
  ...LANDMARK_ROWS,
  ...VEHICLE_ROWS,
  ...ROADSIDE_ROWS,
};

/** Wearable things, which are the subject of a drawing only if the prompt asks for them. */
export const WEARABLES: Readonly<Record<string, ThingRow>> = WEARABLE_ROWS;
