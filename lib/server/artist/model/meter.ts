import { ceilingReached } from '@/lib/contract/job-errors';
import { ArtistError } from '@/lib/artist/types';
import { pricesOf } from './model-prices';

/**
 * Tokens of one request, all counted from its beginning: `input` is what came neither from the cache nor went there.
 */
export interface Tokens {
  input: number;
  cacheWrite: number;
  cacheRead: number;
  output: number;
}

/** An answer that may have fewer tokens than this is not worth asking for. */
const MIN_ANSWER_TOKENS = 1024;

const NONE: Tokens = { input: 0, cacheWrite: 0, cacheRead: 0, output: 0 };

/** What a piece of work has cost, and what its next request may cost. */
export class Meter {
  private spentBefore = 0;
  private current = NONE;
  /** The last request that was answered whole: what the next one repeats. */
  private told = NONE;

  constructor(
    private readonly model: string,
    private readonly ceilingUsd: number,
  ) {}

  /** USD spent so far. */
  get spentUsd(): number {
    return this.spentBefore + this.costOf(this.current);
  }

  /** The share of the ceiling that is spent, 0 to 1 and beyond. */
  get share(): number {
    return this.spentUsd / this.ceilingUsd;
  }

  /**
   * Begins a request that carries `newTokens` beyond the last one and its answer, which it `repeats` unless some of it
   * is another now; gives how many tokens of those wanted its answer may have and stay under the ceiling. Throws an
   * ArtistError where they would be too few.
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

  /** Takes note of the request's tokens so far; gives the USD that they add, never less than 0. */
  count(tokens: Tokens): number {
    const before = this.spentUsd;
    this.current = tokens;
    return Math.max(0, this.spentUsd - before);
  }

  /** The request was answered whole. */
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
