import { type SizeAnswer, type SizeQuestion, writtenBytes } from './written-size';

function answerTo(question: SizeQuestion): SizeAnswer {
  try {
    return { key: question.key, bytes: writtenBytes(question) };
  } catch {
    // Without a size the dialog shows none; the export itself says what is wrong.
    return { key: question.key, bytes: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<SizeQuestion>) => postMessage(answerTo(data)));
