import type { Receipt } from '@/lib/contract/exports';

/** The mean error up to which no difference is visible side by side. */
const IMPERCEPTIBLE_DIFFERENCE = 4;

/** The greatest difference of a pixel's channel. */
const FULL_DIFFERENCE = 255;

/** A receipt in words: a verdict, a sentence, and its figures. */
export interface ReceiptWords {
  verdict: 'Verified' | 'Slightly different';
  sentence: string;
  figures: readonly { name: string; value: string }[];
}

/** An error as a share in percent, rounded up to a hundredth, so that only no difference is 0. */
const percent = (error: number) => `${(Math.ceil((error / FULL_DIFFERENCE) * 10_000 - 1e-6) / 100).toFixed(2)} %`;

/** Says how near a file is to the stage; rounds errors up. */
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
