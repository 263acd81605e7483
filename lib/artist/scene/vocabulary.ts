import type { PresetName } from '@/lib/core/clip/schema';
import type { Season, TimeOfDay, Weather } from './light';

const table = <T extends string>(rows: Readonly<Record<T, string>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    (Object.entries(rows) as [T, string][]).flatMap(([value, words]) =>
      words.split(' ').map((word) => [word, value] as const),
    ),
  );

/** Words for the time of day. */
export const TIME_WORDS: Readonly<Record<string, TimeOfDay>> = table<TimeOfDay>({
  dawn: 'dawn sunrise morning daybreak early_morning amanecer aube morgen',
  day: 'noon midday daytime daylight afternoon sunny sunshine',
  sunset: 'sunset dusk evening twilight golden_hour sundown romantic dramatic atardecer abend',
  night: 'night nighttime midnight moonlight moonlit starry moon noche nacht nuit nocturnal star_night the_star bedtime',
});

/** Words for the weather. */
export const WEATHER_WORDS: Readonly<Record<string, Weather>> = table<Weather>({
  rain: 'rain rainy raining storm stormy drizzle wet thunderstorm',
  snow: 'snow snowy snowing snowfall blizzard snowstorm',
  fog: 'fog foggy mist misty haze hazy',
  clear: 'clear sunny sunshine cloudless',
});

/** Words for the season. */
export const SEASON_WORDS: Readonly<Record<string, Season>> = table<Season>({
  spring: 'spring springtime easter',
  summer: 'summer summery summertime',
  autumn: 'autumn autumnal fall thanksgiving',
  winter: 'winter wintry wintertime winterly',
});

/** Words that ask for few objects, and words that ask for many. */
export const QUIET_WORDS: Readonly<Record<string, 'quiet'>> = table({
  quiet: 'minimal minimalist minimalistic simple clean empty plain bare uncluttered calm sparse',
});
/** Words that ask for many objects. */
export const DETAIL_WORDS: Readonly<Record<string, 'rich'>> = table({
  rich: 'detailed rich busy lush elaborate intricate vivid',
});

/** Words for the pose of the mascot, as animation presets. */
export const POSE_WORDS: Readonly<Record<string, PresetName>> = table<PresetName>({
  wave: 'waving wave waves greeting greets hello hi welcoming welcome welcomes hola salute saying_hello',
  celebrate:
    'celebrating celebrate celebrates cheering cheer winning victory triumph birthday party partying winner ' +
    'throwing champion',
  jump: 'jumping jump jumps leaping hopping bouncing skipping',
  dance: 'dancing dance dances disco grooving',
  sleep: 'sleeping sleep sleeps asleep napping nap dozing snoring dreaming',
  think: 'thinking think thinks pondering wondering studying reading planning reflecting curious',
  working: 'working work works typing coding programming cooking baking building writing painting',
  talk:
    'talking speaking presenting presents explaining teaching singing sings announcing giving_talk lecturing ' +
    'telling',
  sad: 'sad crying lonely gloomy heartbroken upset',
  surprised: 'surprised shocked amazed startled scared astonished frightened',
  listen: 'listening listen listens hearing',
  nod: 'nodding agreeing',
  shake: 'refusing disagreeing',
  bounce: 'bouncy',
  idle: 'standing relaxing resting chilling sitting posing waiting',
});
