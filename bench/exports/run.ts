// The time to export a film of 3 s, 30 fps and 512 px of a 12-part mascot in every animated format, from the POST to
// the last byte. Alternative pipelines make the same film in turn.
import { FILM_FORMATS } from '@/lib/server/exports/formats/films';
import { note } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect } from '../service';
import { compareWithFfmpeg } from './against-ffmpeg';
import { measureCancel } from './cancel';
import { chosenFormats, isChosen } from './formats';
import { hasFfmpeg } from './ffmpeg';
import { filmOf } from './film';
import { upload } from './order';
import { measureQuick, QUICK } from './quick';
import { createRaces } from './races';

const SIZE = 512;
const FPS = 30;

await withServer(async (server) => {
  const service = await connect(server);
  const subject = await upload(service, RICH_MASCOT, 3);
  const film = filmOf(subject, SIZE, FPS);
  const ffmpeg = hasFfmpeg();
  note(
    `${film.ticks} frames of ${SIZE} px; other renderers encode with`,
    ffmpeg ? 'ffmpeg' : 'our encoders: there is no ffmpeg on the PATH',
  );
  const races = createRaces(service, subject, film, ffmpeg);
  for (const format of chosenFormats()) await races.run(format);
  if (isChosen('apng') || isChosen('gif')) {
    if (ffmpeg) await compareWithFfmpeg(film);
    else note('apng and gif: not compared', 'there is no ffmpeg on the PATH');
  }
  await measureQuick(service, subject, (Object.keys(QUICK) as (keyof typeof QUICK)[]).filter(isChosen));
  const long = await upload(service, RICH_MASCOT, 20);
  for (const format of Object.keys(FILM_FORMATS) as (keyof typeof FILM_FORMATS)[])
    if (isChosen(format)) await measureCancel(server, service, long, format);
});
