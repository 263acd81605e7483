/** The price of a model's tokens, in USD per million. */
interface TokenPrices {
  input: number;
  /** Writing to the cache for five minutes. */
  cacheWrite: number;
  cacheRead: number;
  output: number;
}

interface ModelPrices extends TokenPrices {
  /** The prices of all tokens of a request whose prompt has more than `above` tokens. */
  long?: TokenPrices & { above: number };
}

const row = (input: number, cacheWrite: number, cacheRead: number, output: number): TokenPrices => ({
  input,
  cacheWrite,
  cacheRead,
  output,
});

const RETIRED_OPUS = row(15, 18.75, 1.5, 75);

/** The prices of an unlisted model: the highest of all, so that the cost ceiling holds. */
const HIGHEST_PRICES = RETIRED_OPUS;

/**
 * Prices by the prefix of a model's name; the longest match counts. As published in the provider's documentation
 * (platform.claude.com/docs/en/about-claude/pricing), compared on 2026-11-26.
 */
const PRICES: Record<string, ModelPrices> = {
  'claude-fable-5': row(10, 12.5, 1, 50),
  'claude-fable-5-1': row(10, 12.5, 0.25, 50),
  'claude-mythos-5': row(10, 12.5, 1, 50),
  'claude-mythos-5-1': row(10, 12.5, 0.25, 50),
  'claude-opus-4': row(5, 6.25, 0.5, 25),
  'claude-opus-4-0': RETIRED_OPUS,
  'claude-opus-4-1': RETIRED_OPUS,
  'claude-opus-4-20250514': RETIRED_OPUS,
  'claude-opus-5': row(5, 6.25, 0.5, 25),
  'claude-opus-5-5': row(4, 5, 0.2, 20),
  'claude-sonnet-4': row(3, 3.75, 0.3, 15),
  'claude-sonnet-5': row(2, 2.5, 0.2, 10),
  'claude-sonnet-5-5': row(2, 2.5, 0.1, 10),
  'claude-haiku-4': row(1, 1.25, 0.1, 5),
  'claude-haiku-5-5': { ...row(0.1, 0.125, 0.01, 0.5), long: { above: 100_000, ...row(0.5, 0.625, 0.05, 2.5) } },
};

/** The prices of a request to this model with a prompt of so many tokens, cached ones included. */
export function pricesOf(model: string, promptTokens: number): TokenPrices {
  const [name] = Object.keys(PRICES)
    .filter((start) => model.startsWith(start))
    .sort((one, two) => two.length - one.length);
  const prices: ModelPrices = (name === undefined ? undefined : PRICES[name]) ?? HIGHEST_PRICES;
  return prices.long && promptTokens > prices.long.above ? prices.long : prices;
}
