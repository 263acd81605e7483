/** Words without a meaning for the drawing; they are not reported as unknown. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'the and with for our your their his her its that this who which what has have having had wear wearing hold ' +
    'holding carry carrying make draw create design please want need like look looking make made very really ' +
    'super extra little bit more most some any one two from into onto over under about mascot character logo ' +
    'brand company app website site service product startup business team style type kind sort colour color ' +
    'colored coloured very cute nice good great perfect simple modern friendly looking love loves loving who ' +
    'will would should could can may might not but also too just only always never them they she you are was ' +
    'were been being all each every both same other another of in on at to by as is it an a be or so up down ' +
    'out off ' +
    'standing sitting waving smiling face faced head body eyed eared tailed legged haired small big large ' +
    'medium size full front view side white background vector illustration cartoon flat outlined kawaii ' +
    'geometric retro sketchy sticker pastel soft gradient minimal minimalist named called name old helps learn ' +
    'seen left right there around beside him quite comes something other ' +
    'talking con com mit ein eine einem einen una uno une uma und aux whose avec bei animal thing something ' +
    'anything ' +
    'middle three four five many itself himself herself themselves coming smile smiles instead muslim christian ' +
    'jewish ' +
    'hindu buddhist giving gives doing plays playing going goes getting surprise half mascotte creature coffee ' +
    'shop store cafe fan everything arm arms idea maybe perhaps possibly lil son daughter wants primary main safe ' +
    'dressed'
  ).split(' '),
);
