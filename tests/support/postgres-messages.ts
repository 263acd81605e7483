const TYPE_BYTES = 1;

/** The type letters of messages in Postgres's protocol. */
export const MESSAGE = {
  authenticated: 'R',
  key: 'K',
  notice: 'A',
  parse: 'P',
  query: 'Q',
  ready: 'Z',
  setting: 'S',
  terminate: 'X',
} as const;

/** The type letter of a message. */
export const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);

/** The content of a message, after its type letter and its length. */
export const contentOf = (message: Buffer): Buffer => message.subarray(TYPE_BYTES + 4);

/** Makes a message of a server. */
export function messageOf(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(TYPE_BYTES + 4);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, TYPE_BYTES);
  return Buffer.concat([head, body]);
}

/** Encodes a number as a big-endian int32. */
export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** The startup message of a client, which has no type letter. */
export function startupOf(user: string, database: string): Buffer {
  const settings = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  return Buffer.concat([int32(settings.length + 8), int32(3 << 16), settings]);
}

/** Gives the whole messages that are there after each piece of a stream; the first of a client has no letter. */
export function messageReader({ beginsWithStartup }: { beginsWithStartup: boolean }): (piece: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0);
  let lengthAt = beginsWithStartup ? 0 : TYPE_BYTES;
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    const messages: Buffer[] = [];
    while (rest.length >= lengthAt + 4) {
      const end = lengthAt + rest.readInt32BE(lengthAt);
      if (rest.length < end) break;
      messages.push(rest.subarray(0, end));
      rest = rest.subarray(end);
      lengthAt = TYPE_BYTES;
    }
    return messages;
  };
}
