/** Work that has taken longer than it may. */
export class TooSlow extends Error {
  override name = 'TooSlow';

  constructor(options?: ErrorOptions) {
    super('It takes too long.', options);
  }
}
