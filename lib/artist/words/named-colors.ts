import type { Token } from './tokens';

/** Colours with a proper name and a colour word, such as "coca-cola red", by the name; `_` joins its words. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  coca_cola: { red: '#e41e2b', white: '#ffffff' },
  coke: { red: '#e41e2b' },
  pepsi: { blue: '#1e5cb3', red: '#e32934' },
  ikea: { blue: '#0058a3', yellow: '#ffdb00' },
  spotify: { green: '#1db954', black: '#191414' },
  tiffany: { blue: '#81d8d0' },
  ups: { brown: '#644117', gold: '#ffb500' },
  fedex: { purple: '#4d148c', orange: '#ff6600' },
  dhl: { yellow: '#ffcc00', red: '#d40511' },
  facebook: { blue: '#1877f2' },
  twitter: { blue: '#1da1f2' },
  linkedin: { blue: '#0a66c2' },
  whatsapp: { green: '#25d366' },
  youtube: { red: '#ff0033' },
  netflix: { red: '#e50914', black: '#221f1f' },
  twitch: { purple: '#9146ff' },
  discord: { blurple: '#5865f2', blue: '#5865f2', purple: '#5865f2' },
  reddit: { orange: '#ff4500' },
  snapchat: { yellow: '#fffc00' },
  slack: { purple: '#611f69', aubergine: '#4a154b' },
  airbnb: { pink: '#ff5a5f', coral: '#ff5a5f', red: '#ff5a5f' },
  stripe: { purple: '#635bff', blurple: '#635bff' },
  duolingo: { green: '#58cc02' },
  android: { green: '#3ddc84' },
  nvidia: { green: '#76b900' },
  ibm: { blue: '#1f70c1' },
  microsoft: { blue: '#0078d4' },
  paypal: { blue: '#003087' },
  telekom: { magenta: '#e20074', pink: '#e20074' },
  t_mobile: { magenta: '#e20074', pink: '#e20074' },
  starbucks: { green: '#00704a' },
  mcdonald: { red: '#da291c', yellow: '#ffc72c', gold: '#ffc72c' },
  lego: { red: '#d11013', yellow: '#ffcf00', blue: '#0055bf' },
  barbie: { pink: '#e0218a' },
  ferrari: { red: '#d40000' },
  john_deere: { green: '#367c2b', yellow: '#ffde00' },
  caterpillar: { yellow: '#ffcd11' },
  cadbury: { purple: '#472f92' },
  milka: { purple: '#7c6bb0', lilac: '#7c6bb0' },
  hermes: { orange: '#f37021' },
  gulf: { blue: '#8fc7e8', orange: '#f36b21' },
  nivea: { blue: '#0a2a86' },
  home_depot: { orange: '#f96302' },
  target: { red: '#cc0000' },
  nasa: { blue: '#0b3d91', red: '#fc3d21' },
  lakers: { purple: '#552583', gold: '#fdb927', yellow: '#fdb927' },
  klein: { blue: '#1f3fc4' },
  prussian: { blue: '#1f3f66' },
  oxford: { blue: '#1e3358' },
  cambridge: { blue: '#8fbfa8' },
  british_racing: { green: '#1f5340' },
  racing: { green: '#1f5340', red: '#d5202c' },
  hunter: { green: '#3f6b44' },
  kelly: { green: '#4cbb17' },
  matcha: { green: '#a3b86c' },
  bottle: { green: '#1f5c48' },
  fire_engine: { red: '#ce2029' },
  post_box: { red: '#d4213d' },
  phone_box: { red: '#d4213d' },
  ruby: { red: '#c21f4f' },
  millennial: { pink: '#f4b8c1' },
  shocking: { pink: '#fc3d95' },
  school_bus: { yellow: '#ffc61a' },
  taxi: { yellow: '#f9c51c' },
  high_vis: { yellow: '#d8f03c', orange: '#ff7a1f' },
  safety: { orange: '#ff7a1f' },
  rubber_duck: { yellow: '#fbd34e' },
};

/** Matches "colours" in "in IKEA colours", which stands for all colours of the name in their order. */
const ALL = /^colou?r$/;

/** Replaces each named colour by one token whose word is the hex code: "IKEA blue and yellow" becomes two colours. */
export function withNamedColors(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at);
    made.push(...(phrase?.tokens ?? tokens.slice(at, at + 1)));
    at += phrase?.length ?? 1;
  }
  return made;
}

function phraseAt(tokens: readonly Token[], at: number): { tokens: Token[]; length: number } | null {
  for (const length of [2, 1]) {
    const name = tokens.slice(at, at + length);
    const key = name.map(({ word }) => word).join('_');
    const colors = Object.hasOwn(NAMED, key) ? NAMED[key] : undefined;
    if (!colors) continue;
    const title = name.map(({ text }) => text).join(' ');
    const first = tokens[at + length];
    if (first && ALL.test(first.word))
      return {
        tokens: Object.entries(colors).map(([color, word]) => ({ text: `${title} ${color}`, word })),
        length: length + 1,
      };
    const found = colorsAfter(tokens, at + length, colors, title);
    if (found.tokens.length > 0) return { tokens: found.tokens, length: length + found.length };
  }
  return null;
}

/** The colours of a name that follow it as a list: "blue", "blue and yellow", "blue, yellow". */
function colorsAfter(
  tokens: readonly Token[],
  from: number,
  colors: Readonly<Record<string, string>>,
  title: string,
): { tokens: Token[]; length: number } {
  const found: Token[] = [];
  let length = 0;
  for (let at = from; ; at += 1) {
    const { word = '', text = '' } = tokens[at] ?? {};
    const hex = Object.hasOwn(colors, word) ? colors[word] : undefined;
    if (hex) {
      found.push({ text: `${title} ${text}`, word: hex });
      length = at - from + 1;
    } else if (found.length === 0 || !/^(and|,|&)$/.test(word)) return { tokens: found, length };
  }
}
