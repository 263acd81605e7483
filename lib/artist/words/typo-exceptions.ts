/** English words that mean nothing for a drawing, and are only one or two letters from a word that does. */
export const NO_TYPOS: ReadonlySet<string> = new Set(
  (
    'agent airborne ambiance amour anger apparel arent argument automation backboard baggage barely ' +
    'barracuda basest bassinet bastion baton believer bender billion blacker blunder boche bolder bondage bower ' +
    'breaker buttery caballero cafeteria canoodle caper capper caste cellophane cerebral certain champer chase ' +
    'chastise cheery chipper chive cleanser cleverer clipper coiffure colone combination commuter compete ' +
    'complete compress comprised confer confessed confidant configure constant constrict construct contact ' +
    'contradict contrast coroner corridor courtier cover crise databank deterrent drier eater electronic eventual ' +
    'excepted excreted exited exploder exporter farther foder forecast foreman foremost forewoman fracture framer ' +
    'frosh garter gasse gentile giggle gofer grafter grander granite greater hangover hardness harshness hatcheck ' +
    'headland headrest hoard hokey homeward hostesse hover injunction investor layer libertarian liter longer ' +
    'lunger luster machina maker manana mange manger manicure mantle manzanita massage media medulla messier ' +
    'miniature muffle naval neutron omnibus order overcast overkill oversell paella paleface palmer pancaked ' +
    'pantaloon parable pasture patent patio pheasant pigment place planer plasterer pleasant plotter poison ' +
    'political portion posse prescient preset president price prima prime putterer putze quadrant quitting rager ' +
    'raper redheaded relived reorder richer rollover roster sable sacred sallow salon saner saucier saver scandal ' +
    'scarred schooler scribbler seashore sedge seething sender senhorita senorita sever shacked shifter shine ' +
    'shucked sicker signer signorina simmer slacker slander slapper slicer slinger sliver smarten smoother ' +
    'snifter snowfall socked solider spine spinner spite spout stale standout started steam stinger stranger ' +
    'stringer stroker stroking sturgeon sunbaked surer swaddle sweeter swinger tarantella taster tepee terminate ' +
    'thermite thicket timbre tracker traitor trammel transact transect transit transmit tricker trouper tuner ' +
    'turnkey turnover violent water waver wench wider widow'
  ).split(' '),
);
