import { SPECIES, type SpeciesId } from '../species';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Words that make an animal a robot when they are next to it. */
const ROBOT_WORDS = new Set(
  (
    'robot robotic bot android cyborg automaton mechanical mecha mech bionic robotico robotica ' +
    'robotique roboter mecanico mecanica mecanique'
  ).split(' '),
);

/** Whether a word makes an animal a robot. */
export const isRobotWord = (word: string | undefined): boolean => word !== undefined && ROBOT_WORDS.has(word);

/** Whether a word is not one for a robot. */
export const isNoRobotWord = (text: string): boolean => !isRobotWord(text.toLowerCase());

/** The animal that the word at a position names, alone or in a pair with a neighbour; null if none. */
export function animalAt(tokens: readonly Token[], at: number): SpeciesId | null {
  const { word } = tokens[at] ?? {};
  if (word === undefined) return null;
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const species = [`${word}_${after}`, word, `${before}_${word}`].flatMap((words) => SUBJECT_WORDS.get(words) ?? [])[0];
  return species !== undefined && isAnimal(species) ? species : null;
}

const isAnimal = (id: SpeciesId): boolean => {
  const { archetype, human, isMachine } = SPECIES[id] as { archetype: string; human?: boolean; isMachine?: boolean };
  return archetype !== 'object' && !human && !isMachine;
};

/** Whether the subject is named as a robot: "robot dog", "un perro robot", "a cat robot". */
export const isRobotic = (tokens: readonly Token[], { at, length, species }: RobotSubject): boolean =>
  at >= 0 && isAnimal(species) && [at - 1, at + length].some((place) => isRobotWord(tokens[place]?.word));

interface RobotSubject {
  species: SpeciesId;
  at: number;
  length: number;
}
