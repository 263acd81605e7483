import { type SizeAnswer, type SizeQuestion, writtenBytes } from './written-size';

function answerTo(question: SizeQuestion): SizeAnswer {
  try {
    return { key: question.key, bytes: writtenBytes(question) };
  } catch {
    // If the size is unknown, the dialog leaves it out. The export itself reports what is wrong.
    return { key: question.key, bytes: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<SizeQuestion>) => postMessage(answerTo(data)));
