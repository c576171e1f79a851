import { lookupPublic } from '#platform/upstream/lookupPublic.ts';
import { isPublicAddress } from '#platform/upstream/publicAddress.ts';
import { phrases } from '#rules/testing/examples.ts';

describe('which addresses the server asks for others', () => {
  it.each(
    phrases(`
      127.0.0.1 | 10.1.2.3 | 172.16.0.1 | 172.31.255.255 | 192.168.1.1 | 169.254.169.254 | 100.64.0.1
      0.0.0.0 | 224.0.0.1 | 255.255.255.255 | 198.18.0.1 | ::1 | :: | ::ffff:127.0.0.1 | ::ffff:8.8.8.8
      fe80::1 | fc00::1 | fd12::1 | ff02::1 | 64:ff9b::7f00:1 | 2002:7f00:1:: | 2001:db8::1
    `),
  )('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::1'])(
    '%s is a public address',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('a name that leads into the house is refused when it is looked up', async () => {
    const error = await new Promise<unknown>((resolve) =>
      lookupPublic('localhost', {}, (failure) => resolve(failure)),
    );
    expect(String(error)).toContain('not public');
  });
});
