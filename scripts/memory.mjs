import { totalmem } from 'node:os';

const MB = 2 ** 20;
/** What a start wants, in MB: the server at rest, its drawing threads, and a job at work. */
const WANTED_MB = 512;
/** Of a machine that is sold as one of 512 MB the kernel keeps some: from here on nothing is said. */
const ENOUGH_MB = 448;

/** Says where a machine, or the container that it is limited to, has less memory than a start wants; null elsewhere. */
export function memoryShortage(machineBytes = totalmem(), limitBytes = process.constrainedMemory()) {
  // Without a limit it is 0, or more than there is.
  const isLimited = limitBytes > 0 && limitBytes < machineBytes;
  const hasMb = Math.floor((isLimited ? limitBytes : machineBytes) / MB);
  if (hasMb >= ENOUGH_MB) return null;
  return (
    `Liverig wants ${WANTED_MB} MB of memory to start, and ${isLimited ? 'this container' : 'this machine'} has ` +
    `${hasMb} MB: the system may end it at any moment. Give it more memory.`
  );
}
