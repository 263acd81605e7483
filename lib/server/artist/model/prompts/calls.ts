/** A tool call that a prompt shows. */
export interface ExampleCall {
  tool: string;
  input: object;
}

/** Calls as a prompt shows them, one a line. */
export const callsText = (calls: readonly ExampleCall[]): string =>
  calls.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`).join('\n');
