import type { Server } from 'node:http';

export function ownAddress(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return '';
  const { family, port } = address;
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${port}`;
}
