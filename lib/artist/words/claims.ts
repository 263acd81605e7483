import { FEATURE_PHRASES } from './face';
import type { FoundPose } from './poses';
import type { Token } from './tokens';

/** The places of the words that features, the pose and `others` were read from: none of them is unknown. */
export function claimedPlaces(
  tokens: readonly Token[],
  posed: FoundPose | null,
  others: Iterable<number> = [],
): ReadonlySet<number> {
  const claimed = new Set(others);
  if (posed) for (const index of Array(posed.length).keys()) claimed.add(posed.at + index);
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.text.toLowerCase()} `;
  }
  for (const [pattern] of FEATURE_PHRASES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    for (const [at, start] of starts.entries())
      if (start < end && start + (tokens[at]?.text.length ?? 0) > match.index) claimed.add(at);
  }
  return claimed;
}
