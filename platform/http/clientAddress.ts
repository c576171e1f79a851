import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Undefined if the connection is closed. */
export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;

/** Each proxy appends to `X-Forwarded-For`, so it is read from its end up to the first untrusted address. */
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

export function connectionAddress({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
  return plainAddress(socket.remoteAddress);
}

export function isIn(networks: BlockList, address: string): boolean {
  return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** A proxy adds one of these. */
export const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Directly, and for its own name: no proxy passed the request on, and no DNS rebinding sent it. */
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

function plainAddress(text = ''): string | undefined {
  const [, v4, v6] = withPort.exec(text.trim()) ?? [];
  const address = (v4 ?? v6 ?? text.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** An IPv6 client has a whole /64. */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  while (address.includes('::') && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).join(':');
}
