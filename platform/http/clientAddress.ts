import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

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

/** A proxy in front adds one of these. */
export const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether somebody at this machine asks, for this machine by its own name: no proxy on it passes it on, and no page of
 * another site has given its own name our address.
 */
export function isFromThisMachine({
  clientAddress,
  headers,
}: {
  clientAddress: string | undefined;
  headers: IncomingHttpHeaders;
}): boolean {
  if (clientAddress === undefined || !isIn(thisMachine, clientAddress)) return false;
  return forwardingHeaders.every((name) => headers[name] === undefined) && ownHost.test(headers.host ?? '');
}

const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\]):\d+$/i;

/** One way of writing for each address, without port; undefined for what is none. */
function plainAddress(text = ''): string | undefined {
  const [, v4, v6] = withPort.exec(text.trim()) ?? [];
  const address = (v4 ?? v6 ?? text.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** The network of one client, for limits: an IPv6 client has a whole /64. */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  while (address.includes('::') && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).join(':');
}
