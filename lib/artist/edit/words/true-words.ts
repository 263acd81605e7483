/** English words that resemble misspellings of other words; they are not corrected. */
export const TRUE_WORDS: ReadonlySet<string> = new Set(
  (
    'back half born hard bring find fall hold land lake real soul mind kind take line fine mine wine nine house ' +
    'horse world work word wall call ball mean main pose power heavy hurry story start stare share smart short ' +
    'stand sit walk run jump wave play sleep eat drink state spare plain point print wire shape shake snake small ' +
    'smell spell stall while where there here were scare sharp steel stair stick stuff sweet swing table taste ' +
    'thing think tight title today tooth total touch tower trace track trade train treat trend trick truck square ' +
    'squares better best first last next whats never ever every before again below since until years year ago ' +
    'about boss child party brother sister mother father kids team brand says said other others maybe safety ' +
    'weather letter matter latter later after those these given taken would going doing being trust truth twist ' +
    'under upper usual write written quote paste plant laces grade great grant one two three four five ' +
    'folded'
  ).split(' '),
);
