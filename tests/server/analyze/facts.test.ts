import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SiteFacts } from '@/lib/artist/site-types';
import { closeDrawing } from '@/lib/server/raster/pool';
import { visitSite } from '@/lib/server/analyze/visit/visit';
import { serveSites, SITE_NAMES, type SiteServer } from '../../support/sites';

let sites: SiteServer;
const facts = new Map<string, SiteFacts>();

beforeAll(async () => {
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
  for (const name of SITE_NAMES)
    facts.set(
      name,
      (await visitSite(sites.address(`/${name}/`), new AbortController().signal, async () => undefined)).site,
    );
});
afterAll(async () => {
  sites.close();
  await closeDrawing();
});

const of = (name: string): SiteFacts => facts.get(name)!;

describe('the facts of a site', () => {
  test.each([
    ['bakery', 'Crust & Crumb', 'en', 3],
    ['bank', 'Northgate Bank', 'en', 2],
    ['saas', 'Plankton', 'en', 2],
    ['shop', 'Lowtide', 'en', 2],
    ['kids', 'Bubblebee', 'en', 1],
    ['garten', 'Gärtnerei Blütenlust', 'de', 2],
    ['bistro', 'Le Petit Marcel', 'fr', 2],
    ['viajes', 'Trotamundo', 'es', 1],
    ['spa', 'Bastion', 'en', 1],
    ['soon', 'Hollowbrook', '', 1],
    ['vet', 'Pawsome Vets', 'en', 1],
    ['courier', 'ZipRoute', 'en', 1],
  ])('%s has the name %s, the language %s and %i read pages', (site, name, language, pages) => {
    expect([of(site).name, of(site).language, of(site).pages.length]).toEqual([name, language, pages]);
  });

  test.each([
    ['bakery', '#b4552d', ['logo', 'theme', 'button']],
    ['bank', '#0b3d6b', ['logo', 'button', 'header']],
    ['saas', '#7c3aed', ['theme', 'button', 'logo']],
    ['shop', '#10243a', ['logo', 'header']],
    ['kids', '#ffd700', ['theme', 'header']],
    ['garten', '#3f7d3a', ['link', 'button']],
    ['bistro', '#7a1f2b', ['link', 'button']],
    ['viajes', '#0081a7', ['header', 'link']],
    ['spa', '#10b981', ['logo', 'theme']],
    ['vet', '#2a9d8f', ['header']],
    ['courier', '#facc15', ['button', 'header']],
  ])('the main colour of %s is %s', (site, color, uses) => {
    const [heaviest] = of(site).colors;
    expect(heaviest?.color).toBe(color);
    expect(heaviest?.uses).toEqual(expect.arrayContaining(uses));
    expect(of(site).colors.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(1.01);
  });

  test('a site without any colour has none', () =>
    expect(of('soon')).toMatchObject({
      colors: [],
      fonts: [],
      headings: [],
      description: '',
      logoUrl: null,
      text: 'Coming soon.',
    }));

  test.each([
    ['bakery', ['Nunito', 'Fraunces']],
    ['bank', ['Source Serif 4']],
    ['saas', ['Inter']],
    ['shop', ['Space Grotesk']],
    ['kids', ['Baloo 2']],
  ])('%s has the fonts %j', (site, fonts) => expect(of(site).fonts).toEqual(fonts));

  test('colours of unused rules, of print and of dark mode do not count', () => {
    for (const [site, color] of [
      ['bakery', '#00ff00'],
      ['bakery', '#ff00ff'],
      ['bank', '#dc143c'],
      ['saas', '#ff2056'],
      ['saas', '#000000'],
    ] as const) {
      expect(of(site).colors.map((each) => each.color)).not.toContain(color);
    }
    expect(of('saas').colors.map(({ color }) => color)).toContain('#7008e7');
  });

  test('every character set is decoded', () => {
    expect(of('garten').description).toMatch(/^Gärtnerei Blütenlust: Stauden, Kräuter/);
    expect(of('garten').headings).toContain('Eine Familie, vier Gewächshäuser');
    expect(of('bistro').text).toContain('Soupe à l’oignon');
  });

  test('its text is the visible one', () => {
    expect(of('bakery').text).toMatch(/^Bakery\n/);
    expect(of('bakery').text).toContain('A loaf of bread on a wooden table');
    expect(of('bakery').text).not.toMatch(/cookies|insurance/);
    expect(of('bakery').text).toContain('Our story Breads and cakes Blog Cart');
    expect(of('spa').text).toBe('');
    expect(of('bakery').headings).toEqual([
      'Good things rise slowly',
      'Fresh from the oven',
      'Cakes for your family',
      'Three generations of bakers',
      'Breads, pastries and cakes',
    ]);
  });

  test('its logo is the declared one, the drawing in its header, or its icon', () => {
    expect(SITE_NAMES.map((name) => [name, of(name).logoUrl?.replace(sites.address(''), '') ?? null])).toEqual(
      expect.arrayContaining([
        ['bakery', '/bakery/logo.svg'],
        ['shop', '/shop/logo.png'],
        ['spa', '/spa/favicon.svg'],
        ['bank', null],
      ]),
    );
  });
});
