// Whether hostile and large files leak memory in the server: rounds of uploads, compared with rounds of plain requests
// to another server.
import { once } from 'node:events';
import { createServer, type Server as Site } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { File as StoredFile } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import type { BegunMascot } from '@/lib/server/mascots/begin-drawing';
import { memoryOf } from '../process-tree';
import { note, report } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { largeFilms, largePictures, refusedFiles, type SentFile } from './files';

/** The number of rounds, and the compared ranges. The first rounds are a warm-up. */
const [ROUNDS, FIRST, LAST] = [17, [2, 9], [10, 17]] as const;
/** The maximum growth of memory, as a share, for which it counts as constant. */
const FLAT = 0.05;

/** Repeats work on a fresh server; prints and gives the memory after each round, in MB. */
async function inRounds(
  what: string,
  prepare: (service: Service) => Promise<() => Promise<unknown>>,
): Promise<number[]> {
  const held = await withServer(async (server) => {
    const work = await prepare(await connect(server));
    const after: number[] = [];
    while (after.length < ROUNDS) {
      await work();
      after.push(memoryOf(server.pid));
    }
    return after;
  });
  note(`… of ${what}`, held.map((mb) => mb.toFixed(0)).join(' '));
  return held;
}

/**
 * The memory near the start and at the end: the minimum of seven rounds each, which excludes uncollected garbage.
 */
const ends = (held: readonly number[]): [number, number] => [
  Math.min(...held.slice(...FIRST)),
  Math.min(...held.slice(...LAST)),
];
const mean = (held: readonly number[]): string => (held.reduce((sum, mb) => sum + mb, 0) / held.length).toFixed(0);
const growth = (held: readonly number[]): number => (ends(held)[1] - ends(held)[0]) / (LAST[0] - FIRST[0]);

/** Serves files on this machine. */
async function serve(files: readonly SentFile[]): Promise<Site> {
  const site = createServer((request, response) => {
    response.end(files[Number(request.url?.slice(1))]?.bytes);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  return site;
}

async function refuse(service: Service, path: string, body: unknown, name: string): Promise<void> {
  const { status, text } = await service.answer('POST', path, body);
  if (status !== 400) throw new Error(`${name} was answered ${status}: ${text.slice(0, 200)}`);
}

const formOf = ({ bytes }: SentFile): FormData => {
  const form = new FormData();
  form.append('file', new File([bytes], 'fox.png', { type: 'image/png' }));
  return form;
};

/** Sends every file as an upload, as a URL to upload from and as a URL to rebuild from. */
async function refusals(service: Service, files: readonly SentFile[], host: string): Promise<void> {
  for (const [at, file] of files.entries()) {
    const address = `http://${host}/${at}`;
    await refuse(service, '/uploads', formOf(file), file.name);
    await refuse(service, '/uploads', { url: address }, file.name);
    await refuse(service, '/mascots', { image_url: address }, file.name);
  }
}

async function uploaded(service: Service, file: SentFile): Promise<string> {
  const { status, text } = await service.answer('POST', '/uploads', formOf(file));
  if (status !== 201) throw new Error(`${file.name} was answered ${status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as StoredFile).id;
}

const ended = (service: Service, { id }: Pick<Job, 'id'>): Promise<Job> =>
  service.json<Job>('GET', `/jobs/${id}?wait=60`);

/** Uploads and rebuilds every picture, and deletes the results. */
async function rebuilds(service: Service, files: readonly SentFile[]): Promise<void> {
  for (const file of files) {
    const { mascot, job } = await service.json<BegunMascot>('POST', '/mascots', {
      upload_id: await uploaded(service, file),
    });
    const { status, error } = await ended(service, job);
    if (status !== 'succeeded') throw new Error(`The rebuild of ${file.name} ${status}: ${error}`);
    await service.send('DELETE', `/mascots/${mascot.id}`);
  }
}

const files = await refusedFiles();
const site = await serve(files);
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
process.env.OUTBOUND_ALLOW = host;
const requests = files.length * 3;
note(`resident memory of the whole process tree after each of ${ROUNDS} rounds, MB`, '');
const plain = await inRounds(`${requests} plain requests`, (service) =>
  Promise.resolve(async () => {
    for (let at = 0; at < requests; at += 1) await service.answer('GET', '/credits');
  }),
);
const hostile = await inRounds(`${files.length} hostile files, each in three ways`, (service) =>
  Promise.resolve(() => refusals(service, files, host)),
);
site.close();

const pictures = await largePictures();
const large = await inRounds(
  `${pictures.length} large pictures that are rebuilt, and two large films`,
  async (service) => {
    const [film, endless] = largeFilms();
    const { id: mascot } = await service.json<{ id: string }>('POST', '/mascots', { spec: RICH_MASCOT });
    return async () => {
      await rebuilds(service, pictures);
      await refuse(
        service,
        `/mascots/${mascot}/animations`,
        { reference_upload_id: await uploaded(service, endless) },
        endless.name,
      );
      const { job } = await service.json<{ job: Job }>('POST', `/mascots/${mascot}/animations`, {
        reference_upload_id: await uploaded(service, film),
      });
      await ended(service, job);
    };
  },
);

const floor = growth(plain);
for (const [name, held] of [
  ['hostile files', hostile],
  ['large files', large],
] as const) {
  const [first, last] = ends(held);
  report(
    `${name}: rounds ${LAST[0] + 1} to ${LAST[1]} hold at most ${FLAT * 100} % more than ${FIRST[0] + 1} to ` +
      `${FIRST[1]}`,
    `${((last / first - 1) * 100).toFixed(1)} %  (${growth(held).toFixed(1)} MB a round; plain requests ` +
      `${floor.toFixed(1)}; means ${mean(held.slice(...FIRST))} and ${mean(held.slice(...LAST))} MB)`,
    last <= first * (1 + FLAT),
  );
}
