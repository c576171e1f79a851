import type { Server } from 'node:http';

/** Lets a server listen on a free port of this machine, and says which on standard output. */
export function tellPort(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
  });
}
