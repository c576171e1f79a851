import { BlockList, Socket } from 'node:net';
import { clientAddressBehind } from '#platform/http/clientAddress.ts';
import { startTestServer } from '../server/support.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addSubnet('2001:db8:1::', 48, 'ipv6');

function request(remoteAddress: string | undefined, forwardedFor?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return { socket, headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor } };
}

describe('the address of a client', () => {
  const clientAddress = clientAddressBehind(proxies);

  it.each([
    ['without a proxy', '192.0.2.1', undefined, '192.0.2.1'],
    ['that makes one up', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['on a socket for both families', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['behind a proxy', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['behind a proxy on a socket for both families', '::ffff:10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['behind two proxies', '10.0.0.1', '192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['behind a proxy of IPv6', '2001:db8:1::5', '2001:db8:2::7', '2001:db8:2::7'],
    ['that makes one up before a proxy', '10.0.0.1', '198.51.100.1, 192.0.2.1', '192.0.2.1'],
    ['that says to be a proxy', '10.0.0.1', '198.51.100.1, 10.0.0.9, 192.0.2.1', '192.0.2.1'],
    ['that a proxy names with its port', '10.0.0.1', '192.0.2.1:50123', '192.0.2.1'],
    ['that a proxy names with its port, in IPv6', '10.0.0.1', '[2001:db8:2::7]:50123', '2001:db8:2::7'],
    ['that a proxy says nothing of', '10.0.0.1', undefined, '10.0.0.1'],
    ['that sends nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['that sends nothing at all', '10.0.0.1', '', '10.0.0.1'],
    ['that is a proxy itself', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['that has left', undefined, '192.0.2.1', undefined],
  ])('%s', (_what, remote, forwardedFor, address) =>
    expect(clientAddress(request(remote, forwardedFor))).toBe(address),
  );

  it('is read from its header in time, however long that is', () => {
    const long = Array.from({ length: 3_000 }, () => '10.0.0.2').join(',');
    expect(clientAddress(request('10.0.0.1', `192.0.2.1,${long}`))).toBe('192.0.2.1');
  });
});

describe('GET /metrics behind a proxy on this machine that is trusted', () => {
  const here = new BlockList();
  here.addAddress('127.0.0.1');

  it.each([
    [{ 'X-Forwarded-For': '192.0.2.1' }, 404],
    [{ 'X-Forwarded-For': '127.0.0.1, 192.0.2.1' }, 404],
    [{ 'X-Forwarded-For': 'nonsense' }, 404],
    [{ Forwarded: 'for=127.0.0.1' }, 404],
    [{}, 200],
  ])('answers a request with %j by %i', async (headers, status) => {
    await using server = await startTestServer({ clientAddress: clientAddressBehind(here) });
    expect((await server.get('/metrics', { headers: { ...headers } })).status).toBe(status);
  });
});
