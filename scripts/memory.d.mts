/** Says where a machine, or the container that it is limited to, has less memory than a start wants; null elsewhere. */
export function memoryShortage(machineBytes?: number, limitBytes?: number): string | null;
