import { ceilingReached } from '@/lib/contract/job-errors';
import { ArtistError } from '@/lib/artist/types';
import { pricesOf } from './model-prices';

/** The tokens of one request so far; `input` counts those that were neither read from the cache nor written to it. */
export interface Tokens {
  input: number;
  cacheWrite: number;
  cacheRead: number;
  output: number;
}

/** The smallest token limit of an answer; a shorter answer is not worth a request. */
const MIN_ANSWER_TOKENS = 1024;

const NONE: Tokens = { input: 0, cacheWrite: 0, cacheRead: 0, output: 0 };

/** Counts the cost of a piece of work, and bounds that of its next request. */
export class Meter {
  private spentBefore = 0;
  private current = NONE;
  /** The tokens of the last complete request, which the next one repeats. */
  private told = NONE;

  constructor(
    private readonly model: string,
    private readonly ceilingUsd: number,
  ) {}

  /** USD spent so far. */
  get spentUsd(): number {
    return this.spentBefore + this.costOf(this.current);
  }

  /** The spent share of the ceiling, which may exceed 1. */
  get share(): number {
    return this.spentUsd / this.ceilingUsd;
  }

  /**
   * Begins a request and gives how many of the wanted tokens the ceiling allows for its answer; throws an ArtistError
   * if too few. `newTokens` follow the last request and its answer, which are read from the cache if `repeats` is true.
   */
  begin(newTokens: number, wantedTokens: number, repeats = true): number {
    this.spentBefore = this.spentUsd;
    this.current = NONE;
    const { input, cacheRead, cacheWrite, output } = this.told;
    const [known, fresh] = [cacheRead + cacheWrite, input + output + newTokens];
    const prices = pricesOf(this.model, known + fresh);
    const left =
      this.ceilingUsd -
      this.spentUsd -
      (known * (repeats ? prices.cacheRead : prices.cacheWrite) + fresh * prices.cacheWrite) / 1e6;
    const affordable = Math.floor((left / prices.output) * 1e6);
    if (affordable < Math.min(MIN_ANSWER_TOKENS, wantedTokens))
      throw new ArtistError('cost_ceiling', ceilingReached(this.ceilingUsd));
    return Math.min(wantedTokens, affordable);
  }

  /** Records the request's tokens so far; gives the USD that they add, never less than 0. */
  count(tokens: Tokens): number {
    const before = this.spentUsd;
    this.current = tokens;
    return Math.max(0, this.spentUsd - before);
  }

  /** Records that the request was answered completely. */
  end(): void {
    this.told = this.current;
  }

  private costOf({ input, cacheWrite, cacheRead, output }: Tokens): number {
    const prices = pricesOf(this.model, input + cacheWrite + cacheRead);
    return (
      (input * prices.input + cacheWrite * prices.cacheWrite + cacheRead * prices.cacheRead + output * prices.output) /
      1e6
    );
  }
}
