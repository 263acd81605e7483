/**
 * One objection of a critic to a rig or a motion: a sentence for a person, and a rule for a program. Names of rules
 * never change, because stored findings and switches refer to them.
 */
export interface Finding<Rule extends string = string> {
  rule: Rule;
  /** The part that the finding concerns; the root for the whole figure. */
  part: string;
  /** The second part, if the finding concerns two. */
  other?: string;
  /** What is wrong, in a full sentence with its numbers. */
  message: string;
  /** What to do about it, in a full sentence with a suggested number. */
  suggestion: string;
}
