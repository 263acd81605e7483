/** The default addresses to listen at: browsers resolve `localhost` to either. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** The error codes for an address that the machine lacks: many containers have no IPv6. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Gives the addresses to listen at for a value of `HOST`. */
export function addressesOf(host) {
  return host === undefined || host === '' || host === 'localhost' ? LOOPBACK : [host.replace(/^\[|\]$/g, '')];
}

function listenAt(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });
}

/**
 * Makes a server for each address and listens with all of them on one port; gives the servers. Of loopback addresses
 * only the first must exist. If one cannot listen, closes the others and throws Node's error.
 */
export async function listen(makeServer, { host, port }) {
  const servers = [];
  let taken = port;
  for (const address of addressesOf(host)) {
    const server = makeServer();
    try {
      taken = await listenAt(server, address, taken);
      servers.push(server);
    } catch (error) {
      if (servers.length > 0 && NO_ADDRESS.includes(error.code)) continue;
      await close(servers);
      throw error;
    }
  }
  return servers;
}

/** Stops accepting connections, and waits until the open ones have ended. */
export async function close(servers) {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    ),
  );
}

/** Explains in a sentence why a server cannot listen; null for an unexpected error. */
export function listenProblem(error, { host, port }) {
  if (error.code === 'EADDRINUSE')
    return (
      `Port ${port} is taken by another program: stop it, or choose another port, such as PORT=${port + 1} npm ` +
      'start.'
    );
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has: choose one above 1023, such as PORT=3000 npm start.`;
  if ([...NO_ADDRESS, 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code))
    return `The environment variable HOST must be an address of this machine, which "${host}" is not.`;
  return null;
}
