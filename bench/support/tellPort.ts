import type { Server } from 'node:http';

export function tellPort(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
  });
}
