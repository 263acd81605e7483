import { readFileSync } from 'node:fs';
import { createClient, type Client } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { FinalStatus, Job, NewJobEvent } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { Version } from '@/lib/contract/version';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import { recolor } from '@/lib/core/color/palette';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

const NOW = '2026-01-01T00:00:00.000Z';

/** The script of a job: its events without numbers and times, and its end. `result` is called at the end. */
export interface Course {
  events?: NewJobEvent[];
  status?: FinalStatus;
  error?: string;
  result?: () => unknown;
}

/** An in-memory service with one mascot behind the real client; `asked` records the requests. */
export interface Service {
  client: Client;
  asked: string[];
  /** The message with which requests fail; null if they succeed. */
  refuse: string | null;
  /** Whether the service is unreachable, so that no request gets a response. */
  away: boolean;
  /** The scripts of the next jobs, in the order in which they are requested. */
  jobs: Course[];
  /** An additional promise that the responses at the end of a job wait for. */
  held: Promise<void>;
  /** Other mascots of the service. */
  others: Mascot[];
  /** The next request that matches fails with this message. */
  refuseOnce: { asked: RegExp; message: string } | null;
  mascot(): Mascot;
  spec(): MascotSpec;
  /** The sheet of the current version; null without one. */
  sheet(): CharacterSheet | null;
  /** Saves a drawing as a new version, like the artist. */
  save(spec: MascotSpec, sheet?: CharacterSheet | null): Mascot;
  /** Adds a motion, like the artist. */
  add(body: { clip: AnimationClip; name: string }): Animation;
  /** Changes a motion, like another tab. */
  change(id: string, clip: AnimationClip): Animation;
  /** Deletes a motion, like another tab. */
  drop(id: string): void;
}

function fox(): MascotSpec {
  const accepted = acceptSpec(
    JSON.parse(readFileSync(new URL('../../fixtures/specs/fox.json', import.meta.url), 'utf8')),
  );
  if (!accepted.ok) throw new Error('The fixture is invalid.');
  return accepted.value.spec;
}

/** Accepts a sheet and its drawing, as the service does. */
function drawn(input: unknown): { sheet: CharacterSheet; spec: MascotSpec } {
  const sheet = acceptSheet(input);
  if (!sheet.ok) throw new Error('The sheet is invalid.');
  const accepted = acceptSpec(construct(sheet.value));
  if (!accepted.ok) throw new Error('The sheet draws an invalid spec.');
  return { sheet: sheet.value, spec: accepted.value.spec };
}

/** A service whose mascot is the fox of the fixtures, or drawn from a sheet. */
export function createService(from: unknown = null): Service {
  const first = from === null ? null : drawn(from);
  const versions = [first?.spec ?? fox()];
  const sheets: (CharacterSheet | null)[] = [first?.sheet ?? null];
  const sheetNow = () => sheets.at(-1) ?? null;
  const current = () => versions.at(-1) ?? fox();
  const animations = new Map<string, Animation>();
  let name = 'Maple';
  let made = 0;
  let changes = 0;
  const mascot = (): Mascot => ({
    id: 'msc_1',
    object: 'mascot',
    name,
    status: 'ready',
    source: 'prompt',
    fidelity: null,
    needs_review: false,
    palette: current().palette,
    parts: [],
    animations: [...animations.values()].map(({ clip: _clip, ...outline }) => outline),
    preview_url: null,
    bundle_url: '/bundle',
    public: false,
    version_id: `ver_${versions.length}`,
    variant_of: null,
    created_at: NOW,
    updated_at: NOW,
  });
  const version = (_: MascotSpec, i: number): Version => ({
    id: `ver_${i + 1}`,
    object: 'version',
    mascot_id: 'msc_1',
    number: i + 1,
    source: 'recolor',
    summary: '',
    created_at: NOW,
    preview_url: '/p',
    current: i === versions.length - 1,
  });
  const save = (spec: MascotSpec, sheet: CharacterSheet | null = null) => {
    versions.push(spec);
    sheets.push(sheet);
    return mascot();
  };
  const add = (body: { preset?: PresetName; clip?: AnimationClip; name?: string }): Animation => {
    const clip = body.clip ?? presetClip(current(), body.preset ?? 'idle');
    made += 1;
    const animation: Animation = {
      id: `anm_${made}`,
      object: 'animation',
      mascot_id: 'msc_1',
      name: body.name ?? clip.name,
      source: body.preset ? 'preset' : 'custom',
      ...(body.preset ? { preset: body.preset } : {}),
      duration: clip.duration,
      loop: clip.loop,
      created_at: NOW,
      updated_at: NOW,
      clip,
    };
    animations.set(animation.id, animation);
    return animation;
  };
  const change = (id: string, clip: AnimationClip | undefined): Animation => {
    const before = animations.get(id);
    if (!before || !clip) throw new Error('There is no such animation.');
    changes += 1;
    const updatedAt = new Date(Date.parse(NOW) + changes).toISOString();
    const { preset: _preset, ...animation } = before;
    const changed: Animation = { ...animation, source: 'custom', duration: clip.duration, updated_at: updatedAt };
    animations.set(id, { ...changed, clip: { ...clip, name: before.name } });
    return changed;
  };
  const begun = new Map<string, { job: Job; course: Course }>();
  const begin = (type: Job['type']): Job => {
    const course = service.jobs.shift() ?? {};
    const job: Job = {
      id: `job_${begun.size + 1}`,
      object: 'job',
      type,
      status: 'queued',
      mascot_id: 'msc_1',
      result: null,
      error: null,
      cost_usd: 0,
      created_at: NOW,
      started_at: null,
      finished_at: null,
    };
    begun.set(job.id, { job, course });
    return job;
  };
  const ended = (id: string): Job => {
    const {
      job,
      course: { status = 'succeeded', error = null, result = () => null },
    } = begun.get(id) ?? { job: begin('edit'), course: {} };
    return { ...job, status, error, result: status === 'succeeded' ? result() : null };
  };
  /** Newest first, like the list of jobs. */
  const jobsLike = (query: URLSearchParams): Job[] =>
    [...begun.values()]
      .toReversed()
      .filter(
        ({ job, course }) =>
          job.type === (query.get('type') ?? job.type) &&
          (query.get('status') === 'succeeded' ? (course.status ?? 'succeeded') === 'succeeded' : true),
      )
      .map(({ job }) => (query.get('status') === 'succeeded' ? ended(job.id) : job))
      .slice(0, Number(query.get('limit') ?? 50));
  const streamOf = (id: string): Response => {
    const { status = 'succeeded', error = null, events = [] } = begun.get(id)?.course ?? {};
    const told = [...events, { type: 'finished' as const, status, error }].map(
      (event, at) => `data: ${JSON.stringify({ ...event, seq: at + 1, at: NOW })}\n\n`,
    );
    return new Response(told.join(''), { headers: { 'content-type': 'text/event-stream' } });
  };
  const drop = (id: string) => {
    animations.delete(id);
    return { id, object: 'animation', deleted: true };
  };
  const answer = (
    method: string,
    path: string,
    query: URLSearchParams,
    body: {
      palette?: Record<string, string>;
      prompts?: string[];
      prompt?: string;
      preset?: PresetName;
      clip?: AnimationClip;
      name?: string;
    },
  ): unknown => {
    const restored = /\/versions\/ver_(\d+)\/restore$/.exec(path)?.[1];
    if (restored) return save(versions[Number(restored) - 1] ?? current(), sheets[Number(restored) - 1]);
    if (path.endsWith('/recolor')) {
      const recolored = recolor(current(), body.palette ?? {});
      if (!recolored.ok) throw new Error('The palette is invalid.');
      const sheet = sheetNow();
      return save(recolored.value, sheet && { ...sheet, palette: { ...sheet.palette, ...body.palette } });
    }
    if (path === '/mascots')
      return {
        object: 'list',
        data: service.others.filter(({ variant_of: origin }) => origin === query.get('variant_of')),
        next_cursor: null,
      };
    if (path.startsWith('/mascots/')) return service.others.find(({ id }) => path.endsWith(id));
    if (path.endsWith('/edit')) return begin('edit');
    if (path.endsWith('/variants')) return begin('variant');
    if (path.endsWith('/exports')) return begin('export');
    if (path.endsWith('/cancel')) return ended(path.split('/').at(-2) ?? '');
    if (path.endsWith('/batch')) return { object: 'list', data: (body.prompts ?? []).map(() => begin('animate')) };
    if (path.endsWith('/animations') && 'prompt' in body) return { job: begin('animate') };
    if (path === '/jobs') return { object: 'list', data: jobsLike(query), next_cursor: null };
    if (path.endsWith('/suggestions')) {
      const { id } = begin('suggest');
      return service.held.then(() => ended(id));
    }
    if (path.startsWith('/jobs/')) return ended(path.split('/').at(-1) ?? '');
    if (path.endsWith('/versions')) return { object: 'list', data: versions.map(version).toReversed() };
    if (method === 'PUT' && path.startsWith('/animations/')) return change(path.split('/').at(-1) ?? '', body.clip);
    if (path.endsWith('/sheet')) {
      const { spec, sheet } = drawn(body);
      return save(spec, sheet);
    }
    if (method === 'PUT') {
      const accepted = acceptSpec(body);
      if (!accepted.ok) throw new Error('The spec is invalid.');
      return { mascot: save(accepted.value.spec), warnings: accepted.value.warnings };
    }
    if (path.endsWith('/spec')) return current();
    if (method === 'DELETE') return drop(path.split('/').at(-1) ?? '');
    if (path.startsWith('/animations/')) return animations.get(path.split('/').at(-1) ?? '');
    if (path.endsWith('/animations')) return add(body);
    if (query.get('include') === 'spec') return { ...mascot(), spec: current() };
    if (query.get('include') === 'sheet') return { ...mascot(), sheet: sheetNow() };
    name = body.name ?? name;
    return mascot();
  };
  const service: Service = {
    asked: [],
    jobs: [],
    held: Promise.resolve(),
    others: [],
    refuse: null,
    away: false,
    refuseOnce: null,
    mascot,
    spec: current,
    sheet: sheetNow,
    save,
    add,
    change,
    drop,
    client: createClient({
      baseUrl: 'http://service',
      fetch: async (url, init) => {
        if (service.away) throw new TypeError('fetch failed');
        const { pathname, searchParams } = new URL(String(url));
        const path = pathname.replace('/mascots/msc_1', '');
        const text = typeof init?.body === 'string' ? init.body : '';
        service.asked.push(`${init?.method} ${path}${text && ` ${text}`}`);
        const once = service.refuseOnce?.asked.test(service.asked.at(-1) ?? '') ? service.refuseOnce.message : null;
        if (once) service.refuseOnce = null;
        const refusal = once ?? service.refuse;
        const based = new Headers(init?.headers).get('If-Match');
        const animationId = /^\/animations\/(anm_\d+)$/.exec(path)?.[1];
        const current = animationId ? animations.get(animationId)?.updated_at : mascot().version_id;
        if (animationId && current === undefined && init?.method !== 'DELETE')
          return Response.json({ error: { code: 'not_found', message: 'Gone.', details: null } }, { status: 404 });
        const behind = based !== null && based !== `"${current}"`;
        if (behind)
          return Response.json(
            { error: { code: 'conflict', message: 'Behind.', details: { current } } },
            { status: 412 },
          );
        if (refusal)
          return Response.json({ error: { code: 'internal', message: refusal, details: null } }, { status: 500 });
        const followed = /^\/jobs\/(job_\d+)\/events$/.exec(path)?.[1];
        if (followed) return streamOf(followed);
        return Response.json(await answer(init?.method ?? 'GET', path, searchParams, text ? JSON.parse(text) : {}));
      },
    }),
  };
  return service;
}
