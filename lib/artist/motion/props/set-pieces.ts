import type { PropThing } from './draw';
import type { Staging } from './wish';

/** A noun that names a thing on the stage beside some moves only; elsewhere it means something else, or nothing. */
interface SetPiece {
  /** The words that name it; `_` joins the words of a phrase. */
  words: string;
  /** The moves beside which it is shown, or the prepositions before it with which any move shows it. */
  moves?: readonly string[];
  after?: readonly string[];
  /** What is shown; null for a noun that a move shows by itself. */
  shows: { thing: PropThing; staging: Staging } | null;
}

const HIDING = ['peek', 'duck', 'pop_in', 'hide_face'];

/** The set pieces; the first one that matches applies. */
const ROWS: readonly SetPiece[] = [
  {
    words: 'box crate carton cardboard_box parcel chest wall fence bush curtain barrel counter hedge sofa rock',
    moves: HIDING,
    shows: { thing: { effect: 'crate' }, staging: 'cover' },
  },
  {
    words: 'desk table counter workbench',
    after: ['at', 'behind'],
    shows: { thing: { effect: 'desk' }, staging: 'counter' },
  },
  { words: 'rabbit bunny', moves: ['produce'], shows: { thing: { effect: 'rabbit' }, staging: 'produce' } },
  { words: 'hat top_hat magic_hat box bag sleeve pocket', moves: ['produce'], shows: null },
  {
    words: 'banana banana_peel banana_skin peel',
    moves: ['slip'],
    shows: { thing: { effect: 'peel' }, staging: 'underfoot' },
  },
  {
    words: 'spark electricity electric_shock',
    moves: ['short_circuit', 'vibrate', 'wake', 'power_down', 'panic', 'tremble'],
    shows: { thing: { effect: 'zap' }, staging: 'zap' },
  },
  { words: 'treat snack bone biscuit', moves: ['beg'], shows: null },
  { words: 'hole ground garden treasure', moves: ['dig'], shows: { thing: { effect: 'clod' }, staging: 'dug' } },
  {
    words: 'barbell bar weight',
    moves: ['lift'],
    shows: { thing: { effect: 'barbell' }, staging: 'barbell' },
  },
  { words: 'flash camera_flash', moves: ['photo'], shows: null },
  {
    words: 'can spray_can spray confetti silly_string graffiti paint perfume',
    moves: ['spray'],
    shows: { thing: { effect: 'spray_can' }, staging: 'jet' },
  },
  { words: 'circuit power', moves: ['short_circuit', 'power_down'], shows: null },
];
const SET_PIECES = ROWS.map((piece) => ({ ...piece, words: ` ${piece.words} ` }));

/** The set piece that a noun names beside a move, after a preposition; undefined if it names none. */
export const setPieceOf = (move: string, name: string, before: string | null): SetPiece | undefined =>
  SET_PIECES.find(
    ({ words, moves, after }) =>
      words.includes(` ${name} `) && (moves?.includes(move) ?? after?.includes(before ?? '') ?? false),
  );
