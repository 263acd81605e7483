// A 3 s, 30 fps, 512 px film in every format of frames, of a 12-part mascot, from the POST to the last byte, against the bare pipeline run in turn.
import { median, report, timed } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect } from '../service';
import { barePipeline } from './bare';
import { chosenFormats } from './formats';
import { exported, upload } from './order';

const ROUNDS = 7;
const TARGET = 1.2;

await withServer(async (server) => {
  const service = await connect(server);
  const subject = await upload(service, RICH_MASCOT, 3);
  const bare = barePipeline(subject.spec, subject.clip, 512);
  for (const format of chosenFormats()) {
    const order = { format, size: 512, fps: 30 };
    await bare(format);
    const { byteLength } = await exported(service, subject, order);
    const times = { service: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(await timed(() => bare(format)));
      times.service.push(await timed(() => exported(service, subject, order)));
    }
    const ratio = median(times.service.map((time, round) => time / (times.bare[round] ?? 1)));
    report(`${format}: 90 frames of 512 px, ratio to the bare pipeline < ${TARGET}`, `${ratio.toFixed(2)}  (${median(times.service).toFixed(0)} ms to ${median(times.bare).toFixed(0)} ms, ${Math.round(byteLength / 1024)} KB)`, ratio < TARGET);
  }
});
