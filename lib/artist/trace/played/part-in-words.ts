/** A part id as a phrase: "arm_left" is the left arm, "ear_left_2" the second left ear. */
export function partInWords(id: string): string {
  const words = id.split('_');
  const side = words.find((word) => word === 'left' || word === 'right');
  const [count] = words.flatMap((word) => (word === '2' ? ['second'] : word === '3' ? ['third'] : []));
  const noun = words.filter((word) => word !== side && !(Number(word) > 1));
  return [count, side, ...noun].filter(Boolean).join(' ');
}
