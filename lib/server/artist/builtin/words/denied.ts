/** Words that deny what follows them, up to two words and their "or": "no hat", "without glasses or a scarf". */
const DENIED = /\b(?:no|without|sans|ohne|sin|senza|not(?:\s+wearing|\s+holding)?|minus)\s+((?:(?:an?|any|the|his|her|its)\s+)?[\p{L}-]+(?:\s+(?:hat|cap|helmet|tie|suit|cup|bubble)s?\b)?(?:\s+(?:or|nor|and no)\s+(?:(?:an?|any|the)\s+)?[\p{L}-]+)*)/giu;

/** A few subjects and colours in scripts that do not part their words. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/猫|ねこ|ネコ/g, ' cat '], [/犬|狗|いぬ/g, ' dog '], [/狐狸?|きつね/g, ' fox '], [/熊猫|パンダ/g, ' panda '], [/熊|くま/g, ' bear '], [/兔子?|うさぎ/g, ' rabbit '], [/鳥|鸟|とり/g, ' bird '], [/魚|鱼/g, ' fish '], [/龍|龙|竜/g, ' dragon '], [/ロボット|机器人/g, ' robot '],
  [/赤い?|红色?/g, ' red '], [/青い?|蓝色?/g, ' blue '], [/緑|绿色?/g, ' green '], [/黄色い?/g, ' yellow '], [/白い?色?/g, ' white '], [/黒い?|黑色?/g, ' black '], [/ピンク|粉色?/g, ' pink '],
];

/** A prompt without what it denies, its subjects and colours in scripts that do not part their words in English, and the words that it denies. */
export function affirmed(prompt: string): { text: string; denied: string } {
  const plain = SCRIPTS.reduce((text, [pattern, word]) => text.replace(pattern, word), prompt);
  const denied = [...plain.matchAll(DENIED)].map(([, what]) => what ?? '').join(' , ');
  return { text: plain.replace(DENIED, ' '), denied };
}
