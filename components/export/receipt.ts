import type { Receipt } from '@/lib/contract/exports';

/** The largest mean error at which no difference is visible side by side. */
const IMPERCEPTIBLE_DIFFERENCE = 4;

/** The largest possible difference of a colour channel. */
const FULL_DIFFERENCE = 255;

/** A fidelity report in words: a verdict, a sentence, and its numbers. */
export interface ReceiptWords {
  verdict: 'Verified' | 'Slightly different';
  sentence: string;
  figures: readonly { name: string; value: string }[];
}

/** An error as a percentage, rounded up to hundredths, so that only a perfect match is 0. */
const percent = (error: number) => `${(Math.ceil((error / FULL_DIFFERENCE) * 10_000 - 1e-6) / 100).toFixed(2)} %`;

/** Describes how closely a file matches the stage. Rounds errors up. */
export function receiptWords({ frames, mean_error: mean, worst_error: worst }: Receipt): ReceiptWords {
  const looked = frames === 1 ? 'the picture' : `${frames} of its frames`;
  const alike = mean <= IMPERCEPTIBLE_DIFFERENCE;
  return {
    verdict: alike ? 'Verified' : 'Slightly different',
    sentence:
      `The file was opened again, and ${looked} compared with the stage: ` +
      `${worst === 0 ? 'no pixel differs' : alike ? 'no difference that an eye can see' : 'a small difference'}.`,
    figures: [
      { name: 'Frames compared', value: String(frames) },
      { name: 'Mean difference', value: percent(mean) },
      ...(frames === 1 ? [] : [{ name: 'In the worst frame', value: percent(worst) }]),
    ],
  };
}
