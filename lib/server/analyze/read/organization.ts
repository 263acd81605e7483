import { resolved } from './address';
import { attribute, type Element } from './tree';

/** The owner of a page by schema.org in JSON-LD. Missing texts are empty, and a missing logo is null. */
export interface Organization {
  name: string;
  description: string;
  logo: string | null;
  /** The types of business, as in `Bakery`. */
  kinds: string[];
}

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Types that name the owner of a site, the most certain first; types of shops and practices end with one of them. */
const OWNERS: readonly RegExp[] = [
  new RegExp(
    '^(?:Organization|Corporation|NGO|OnlineStore|OnlineBusiness|EducationalOrganization|' +
      'NewsMediaOrganization|GovernmentOrganization|Brand)$',
  ),
  new RegExp(
    'Business$|Store$|Shop$|Restaurant$|Bakery$|Service$|Agency$|Clinic$|Dentist$|Hotel$|School$|' +
      'Salon$|Bank|Brewery$|Gym$|Attorney$|Museum$|Hospital$|Organization$',
  ),
  /^(?:WebSite|SoftwareApplication|WebApplication|MobileApplication)$/,
];
/** Matches generic types, which name no trade. */
const PLAIN = /^(?:Organization|Corporation|LocalBusiness|Brand|WebSite|WebPage|OnlineBusiness)$/;

/** How deep a graph is searched. */
const MAX_DEPTH = 8;

/** Reads the JSON-LD of a page; ignores malformed JSON. */
export function organizationOf(elements: readonly Element[], base: string): Organization {
  const things = elements
    .filter((element) => element.tagName === 'script' && /ld\+json/i.test(attribute(element, 'type')))
    .flatMap((element) => thingsIn(jsonIn(element), MAX_DEPTH));
  const owners = OWNERS.flatMap((type) => things.filter((thing) => typesOf(thing).some((each) => type.test(each))));
  const first = (key: string) => owners.map((thing) => textIn(thing[key])).find(Boolean) ?? '';
  return {
    name: first('name'),
    description: first('description') || first('slogan'),
    logo: owners.map((thing) => resolved(addressIn(thing.logo), base)).find((each) => each !== null) ?? null,
    kinds: [...new Set(owners.flatMap(typesOf))].filter((type) => !PLAIN.test(type)).slice(0, 4),
  };
}

function jsonIn(element: Element): unknown {
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function thingsIn(value: unknown, depth: number): Thing[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((each) => thingsIn(each, depth - 1));
  if (!isThing(value)) return [];
  return [
    '@type' in value ? [value] : [],
    ...['@graph', 'publisher', 'mainEntity', 'isPartOf', 'about', 'provider', 'brand'].map((key) =>
      thingsIn(value[key], depth - 1),
    ),
  ].flat();
}

const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:]/, ''));
const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 600) : '';

function addressIn(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return textIn(isThing(first) ? (first.url ?? first.contentUrl ?? first['@id']) : first);
}
