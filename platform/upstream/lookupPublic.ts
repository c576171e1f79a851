import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'EPRIVATE';

  constructor(host: string) {
    super(`${host} is at an address that is not public`);
  }
}

/** Refuses a name if any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(hostname), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
