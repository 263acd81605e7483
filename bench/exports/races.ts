import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { median, note, report, timed } from '../report';
import type { Service } from '../service';
import { barePipeline } from './bare';
import type { Film } from './film';
import { exported, type Subject } from './order';
import { dotlottie } from './peers/dotlottie';
import type { Peer } from './peers/peer';
import { timePeer } from './peers/race';
import { resvg } from './peers/resvg';
import { screenshots } from './peers/screenshots';
import { librsvg } from './peers/sharp';

const ROUNDS = 5;
/** The rounds in which the other renderers and the browser run. */
const [PEER_ROUNDS, BROWSER_ROUNDS] = [[1, 3], [2]];
const [BARE, BROWSER] = [1.2, 8];

/** Milliseconds by contender and round. */
type Times = Map<string, Map<number, number>>;

/** Compares the service with the bare pipeline, other renderers and a browser, format by format. */
export function createRaces(
  service: Service,
  subject: Subject,
  film: Film,
  ffmpeg: boolean,
): { run(format: FilmFormatName): Promise<void> } {
  const bare = barePipeline(film);
  /** The peers that failed here; each failure is reported once. */
  const absent = new Set<Peer>();

  async function race(format: FilmFormatName, round: number, peers: readonly Peer[], times: Times): Promise<void> {
    const keep = (name: string, milliseconds: number) =>
      times.set(name, (times.get(name) ?? new Map<number, number>()).set(round, milliseconds));
    const order = { format, size: film.width, fps: film.fps };
    keep('bare', await timed(() => bare(format)));
    keep('service', await timed(() => exported(service, subject, order)));
    for (const peer of peers.filter((peer) => !absent.has(peer))) {
      try {
        keep(peer.name, await timePeer(peer, subject, film, format, ffmpeg));
      } catch (error) {
        absent.add(peer);
        note(
          `${peer.name} does not run here`,
          error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        );
      }
    }
  }

  return {
    async run(format) {
      const times: Times = new Map();
      await bare(format);
      const { byteLength } = await exported(service, subject, { format, size: film.width, fps: film.fps });
      for (let round = 0; round < ROUNDS; round += 1) {
        const others = [
          ...(PEER_ROUNDS.includes(round) ? [resvg, librsvg, dotlottie] : []),
          ...(BROWSER_ROUNDS.includes(round) ? [screenshots] : []),
        ];
        await race(format, round, others, times);
      }
      tell(format, byteLength, times);
    },
  };
}

const shown = (times: Map<number, number> | undefined) => `${median([...(times?.values() ?? [])]).toFixed(0)} ms`;

/** The ratio of the fastest of these contenders to the service: the median over the rounds in which they ran. */
function ratioTo(names: readonly string[], times: Times): number | null {
  const rounds = [...(times.get('service') ?? [])].flatMap(([round, service]) => {
    const found = names.flatMap((name) => times.get(name)?.get(round) ?? []);
    return found.length ? [Math.min(...found) / service] : [];
  });
  return rounds.length ? median(rounds) : null;
}

function tell(format: FilmFormatName, bytes: number, times: Times): void {
  const bare = 1 / (ratioTo(['bare'], times) ?? Number.NaN);
  report(
    `${format}: ratio to the bare pipeline < ${BARE}`,
    `${bare.toFixed(2)}  (${shown(times.get('service'))} to ${shown(times.get('bare'))}, ` +
      `${Math.round(bytes / 1024)} KB)`,
    bare < BARE,
  );
  const names = [resvg, librsvg, dotlottie].map(({ name }) => name);
  const best = ratioTo(names, times);
  if (best !== null)
    report(
      `${format}: faster than the best other renderer`,
      `${best.toFixed(2)} times  (${names
        .filter((name) => times.has(name))
        .map((name) => `${name} ${shown(times.get(name))}`)
        .join(', ')})`,
      best > 1,
    );
  const browser = ratioTo([screenshots.name], times);
  if (browser === null) return;
  const floor = `${shown(times.get(screenshots.name))}; the bare pipeline ${(browser * bare).toFixed(1)} times`;
  report(
    `${format}: at least ${BROWSER} times as fast as screenshots`,
    `${browser.toFixed(1)} times  (${floor})`,
    browser >= BROWSER,
  );
}
