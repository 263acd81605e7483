/** The error for work that exceeded its time limit. */
export class TooSlow extends Error {
  override name = 'TooSlow';

  constructor(options?: ErrorOptions) {
    super('It takes too long.', options);
  }
}
