import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { ExportInput, ExportResult } from '@/lib/contract/exports';
import type { SceneInput, SceneResult } from '@/lib/contract/scene';
import type { Ways } from './ask';
import { startOf, type AwaitOptions, type Jobs } from './jobs';
import type { RequestOptions } from './options';
import type { JobOf } from './results';

/** Exports of a mascot to files. */
export class Exports {
  readonly #ways: Ways;
  readonly #jobs: Jobs;

  constructor(ways: Ways, jobs: Jobs) {
    this.#ways = ways;
    this.#jobs = jobs;
  }

  /** Starts an export. An animated format needs an `animation`, or for dotLottie a `canvas`. */
  create(mascotId: string, body: ExportInput, options?: RequestOptions): Promise<JobOf<'export'>> {
    return this.#ways.ask('POST /mascots/{id}/exports', { params: { id: mascotId }, body }, options) as Promise<
      JobOf<'export'>
    >;
  }

  /** Like `create`, and waits for the result. Pass its `file` to `files.get`. */
  async createAndWait(mascotId: string, body: ExportInput, options?: AwaitOptions): Promise<ExportResult> {
    return this.#jobs.result(await this.create(mascotId, body, startOf(options)), options);
  }
}

/** Illustrated scenes with a mascot in them. */
export class Scenes {
  readonly #ways: Ways;
  readonly #jobs: Jobs;

  constructor(ways: Ways, jobs: Jobs) {
    this.#ways = ways;
    this.#jobs = jobs;
  }

  /** Starts a job that composes a scene. */
  create(mascotId: string, body: SceneInput, options?: RequestOptions): Promise<JobOf<'scene'>> {
    return this.#ways.ask('POST /mascots/{id}/scenes', { params: { id: mascotId }, body }, options) as Promise<
      JobOf<'scene'>
    >;
  }

  /** Like `create`, and waits for the result: the drawing as SVG text and as a PNG file. */
  async createAndWait(mascotId: string, body: SceneInput, options?: AwaitOptions): Promise<SceneResult> {
    return this.#jobs.result(await this.create(mascotId, body, startOf(options)), options);
  }
}

/** Brand analyses of websites. */
export class Websites {
  readonly #ways: Ways;
  readonly #jobs: Jobs;

  constructor(ways: Ways, jobs: Jobs) {
    this.#ways = ways;
    this.#jobs = jobs;
  }

  /** Starts the analysis of a website. */
  analyze(url: string | URL, options?: RequestOptions): Promise<JobOf<'analyze'>> {
    return this.#ways.ask('POST /analyze', { body: { url: String(url) } }, options) as Promise<JobOf<'analyze'>>;
  }

  /**
   * Like `analyze`, and waits for the result: the brand and three concepts. Their `prompt` and `style` can be passed to
   * `mascots.create` unchanged.
   */
  async analyzeAndWait(url: string | URL, options?: AwaitOptions): Promise<AnalyzeResult> {
    return this.#jobs.result(await this.analyze(url, startOf(options)), options);
  }
}
