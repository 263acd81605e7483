import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AnalyzeResult } from '@/lib/contract/analyze';
import { DesignMascotInput } from '@/lib/contract/mascot';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import { visitSite } from '@/lib/server/analyze/visit/visit';
import { builtinArtist } from '@/lib/server/artist/builtin';
import { readPrompt } from '@/lib/artist/words/read';
import { finishWork } from '@/lib/artist/finish-work';
import type { ArtistContext, ArtistEvent, AnalyzeSiteInput } from '@/lib/artist/types';
import { serveSites, SITE_NAMES, type SiteServer } from '../../../../support/sites';

let sites: SiteServer;
const inputs = new Map<string, AnalyzeSiteInput>();
const results = new Map<string, AnalyzeResult>();
const events = new Map<string, ArtistEvent[]>();
const context = (seed = 'a job'): ArtistContext => ({ signal: new AbortController().signal, maxCostUsd: 0.6, seed });

async function analyzed(
  input: AnalyzeSiteInput,
  seed?: string,
): Promise<{ result: AnalyzeResult; said: ArtistEvent[] }> {
  const said: ArtistEvent[] = [];
  const result = await finishWork(builtinArtist.analyze(input, context(seed)), async (event) => {
    said.push(event);
  });
  return { result: AnalyzeResult.parse(result), said };
}

beforeAll(async () => {
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
  for (const name of SITE_NAMES) {
    const { site, logo } = await visitSite(
      sites.address(`/${name}/`),
      new AbortController().signal,
      async () => undefined,
    );
    // The port is another each time, and the host is what a site is known by.
    const input = { site: { ...site, url: `https://${name}.example/` }, logo };
    const { result, said } = await analyzed(input);
    inputs.set(name, input);
    results.set(name, result);
    events.set(name, said);
  }
});
afterAll(() => sites.close());

const of = (name: string): AnalyzeResult => results.get(name)!;

describe('the brand behind a site', () => {
  test.each([
    ['bakery', 'bakery', 'warm'],
    ['bank', 'bank', 'trustworthy'],
    ['bistro', 'restaurant', 'warm'],
    ['courier', 'delivery and logistics', 'energetic'],
    ['garten', 'garden centre', 'natural'],
    ['kids', 'learning for children', 'playful'],
    ['saas', 'productivity software', 'innovative'],
    ['shop', 'fashion', 'bold'],
    ['soon', 'business', 'warm'],
    ['spa', 'security software', 'trustworthy'],
    ['vet', 'pet care', 'caring'],
    ['viajes', 'travel', 'adventurous'],
  ])('of %s is in %s and sounds %s', (site, industry, tone) => {
    const { brand } = of(site);
    expect([brand.industry, brand.tone[0]]).toEqual([industry, tone]);
    expect(brand.audience).toMatch(/^\p{Lu}.*\.$/u);
    expect(brand.summary).toMatch(/^[^\s].*[.!?]$/s);
  });

  test.each([
    ['bakery', ['#b4552d', '#f2c14e', null, '#fdf6ec', '#3b2418']],
    ['bank', ['#0b3d6b', '#c9a227', null, '#ffffff', '#1c2430']],
    ['courier', ['#facc15', '#38bdf8', null, '#111827', '#f9fafb']],
    ['kids', ['#ffd700', '#ff1493', '#1e90ff', '#ffffe0', '#3b2a6b']],
    ['shop', ['#10243a', '#ff6f59', '#ffb199', '#ffffff', null]],
    ['soon', [null, null, null, null, null]],
  ])('of %s has its colours in their roles', (site, expected) => {
    const { colors } = of(site).brand;
    expect(
      ['primary', 'secondary', 'accent', 'background', 'text'].map(
        (role) => colors.find((each) => each.role === role)?.color ?? null,
      ),
    ).toEqual(expected);
    expect(new Set(colors.map(({ name }) => name)).size).toBe(colors.length);
  });

  test('says in the site’s own words what it promises', () => {
    expect(SITE_NAMES.map((name) => of(name).brand.tagline)).toEqual([
      'Good things rise slowly',
      'Banking you can rely on',
      'La table du marché',
      'There before you have missed it',
      'Alles grünt so schön',
      'Learn, giggle, repeat!',
      'Plan less. Ship more.',
      'Walk like the tide is out',
      '',
      'Security for every login',
      'Kind hands for furry friends',
      'Tu próxima aventura empieza aquí',
    ]);
    expect(of('bakery').brand.summary).toBe(
      'Crust & Crumb is a family bakery. We bake slow sourdough bread, croissants and birthday cakes by hand, ' +
        'every morning. It sounds warm, traditional and natural, and shows itself in rust and gold.',
    );
    expect(of('soon').brand.summary).toBe('Hollowbrook says little yet about what it does. It sounds warm and simple.');
  });

  test('is told while it is found', () => {
    const told = events.get('bakery')!.map((event) => (event.type === 'progress' ? event.text : event.type));
    expect(told[0]).toBe('Crust & Crumb: bakery, warm, traditional and natural');
    expect(told[1]).toMatch(/^Colours: rust \(primary\), /);
    expect(told.slice(2)).toEqual(
      [1, 2, 3].map((place) => expect.stringMatching(new RegExp(`^Concept ${place} of 3: \\p{Lu}`, 'u'))),
    );
  });
});

describe.each(SITE_NAMES)('the three concepts for %s', (name) => {
  test('are of three kinds, with names, styles and subjects of their own', () => {
    const { concepts } = of(name);
    const subjects = concepts.map(({ prompt }) => readPrompt(prompt).species);
    for (const distinct of [
      concepts.map((each) => each.name),
      concepts.map(({ style }) => style),
      concepts.map(({ why }) => why),
      subjects,
    ])
      expect(new Set(distinct).size).toBe(3);
    expect(new Set(concepts.map(({ archetype }) => archetype)).size).toBeGreaterThanOrEqual(2);
  });

  test('are the same for the same site, whatever the job', async () => {
    expect((await analyzed(inputs.get(name)!, 'another job')).result).toEqual(of(name));
  });

  test('are drawn as they are, in the colours that they promise', async () => {
    for (const { prompt, style, archetype, palette } of of(name).concepts) {
      expect(DesignMascotInput.safeParse({ prompt, style }).success).toBe(true);
      const { spec: drawn } = await finishWork(
        builtinArtist.design({ prompt, style, detail: 'standard' }, context('the job that draws it')),
        async () => undefined,
      );
      const accepted = acceptSpec(drawn);
      if (!accepted.ok) throw new Error(`${prompt}: ${JSON.stringify(accepted.problems)}`);
      expect(accepted.value.spec.archetype).toBe(archetype);
      expect(palette.length).toBeGreaterThan(0);
      expect(accepted.value.spec.palette).toEqual(expect.arrayContaining(palette));
      expect(critiqueRig(accepted.value.spec).map(({ rule, message }) => `${prompt}: ${rule}: ${message}`)).toEqual([]);
    }
  });
});

test('a brand is drawn in its own colours', () => {
  for (const name of SITE_NAMES.filter((each) => of(each).brand.colors.length > 0)) {
    const [primary] = of(name).brand.colors;
    expect(
      of(name).concepts.filter(({ prompt }) => prompt.includes(primary!.color)).length,
      name,
    ).toBeGreaterThanOrEqual(2);
  }
});

test('a mascot that is in the name already comes first', () =>
  expect(of('kids').concepts[0].prompt).toMatch(/ bee named /));

test('stops when it is told to', async () => {
  const reason = new Error('Enough.');
  await expect(
    finishWork(
      builtinArtist.analyze(inputs.get('bank')!, { ...context(), signal: AbortSignal.abort(reason) }),
      async () => undefined,
    ),
  ).rejects.toBe(reason);
});
