/** What an error says, or else these words. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error ? error.message : otherwise;
}
