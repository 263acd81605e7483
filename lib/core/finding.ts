/**
 * One thing that a critic objects to, in a rig or in a motion: for a person to read, and for a program to act on by its
 * rule. The names of the rules are kept: what is stored or switched on by them stays true.
 */
export interface Finding<Rule extends string = string> {
  rule: Rule;
  /** The part it is about; the root where it is about the whole figure. */
  part: string;
  /** The second part, where it is about two. */
  other?: string;
  /** What is wrong, in a full sentence with its numbers. */
  message: string;
  /** What to do about it, in a full sentence with a number to start from. */
  suggestion: string;
}
