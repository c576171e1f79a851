import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** Who a request comes from, for limits by address; undefined where the connection is gone already. */
export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;

/**
 * The address of the client: that of the connection, and where that is a proxy we trust, the one that the proxy says it
 * had its connection from, and so on. Each proxy writes behind what it was sent, so `X-Forwarded-For` is read from its
 * end, and what a client made up stands before the first address that no proxy of ours has.
 *
 * @param trusted networks whose `X-Forwarded-For` counts
 */
export function clientAddressBehind(trusted: BlockList): ClientAddress {
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let address = connectionAddress({ socket });
    while (address !== undefined && isIn(trusted, address)) {
      const before = plainAddress(forwarded.pop());
      if (before === undefined) break;
      address = before;
    }
    return address;
  };
}

/** The address at the other end of the connection: a proxy's, where there is one. */
export function connectionAddress({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
  return plainAddress(socket.remoteAddress);
}

/** Whether an address is in one of the networks. */
export function isIn(networks: BlockList, address: string): boolean {
  return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\]):\d+$/i;

/** One way of writing for each address, without port; undefined for what is none. */
function plainAddress(text = ''): string | undefined {
  const [, v4, v6] = withPort.exec(text.trim()) ?? [];
  const address = (v4 ?? v6 ?? text.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}
