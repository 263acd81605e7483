import { totalmem } from 'node:os';

const MB = 2 ** 20;
/** The memory that a server needs, in MB: at rest, for its drawing threads, and for a running job. */
const WANTED_MB = 512;
/** The memory in MB from which no warning is shown: the kernel reserves part of a machine sold as 512 MB. */
const ENOUGH_MB = 448;

/** Warns if a machine, or its container's limit, has too little memory; null if it has enough. */
export function memoryShortage(machineBytes = totalmem(), limitBytes = process.constrainedMemory()) {
  // Without a limit the value is 0, or more than the machine's memory.
  const isLimited = limitBytes > 0 && limitBytes < machineBytes;
  const hasMb = Math.floor((isLimited ? limitBytes : machineBytes) / MB);
  if (hasMb >= ENOUGH_MB) return null;
  return (
    `Liverig wants ${WANTED_MB} MB of memory to start, and ${isLimited ? 'this container' : 'this machine'} has ` +
    `${hasMb} MB: the system may end it at any moment. Give it more memory.`
  );
}
