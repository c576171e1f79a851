import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { oneAtATime } from '#server/process/oneAtATime.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function openConnection(listener: RequestListener): Promise<Socket> {
  server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const requests = (...paths: string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');

it('begins with a request when the one before it on its connection is answered', async () => {
  const log: string[] = [];
  const socket = await openConnection(({ url }, response) => {
    log.push(`begin ${url}`);
    setImmediate(() => {
      log.push(`end ${url}`);
      response.end();
    });
  });
  socket.resume().write(requests('/a', '/b', '/c'));
  while (log.at(-1) !== 'end /c') await once(socket, 'data');
  expect(log).toEqual(['begin /a', 'end /a', 'begin /b', 'end /b', 'begin /c', 'end /c']);
});

it('cuts off who sends too many, and begins with none of them', async () => {
  const begun: (string | undefined)[] = [];
  const socket = await openConnection(({ url }) => void begun.push(url));
  const paths = Array.from({ length: 1_000 }, (_, index) => `/${index}`);
  socket
    .on('error', () => undefined)
    .resume()
    .write(requests(...paths));
  await once(socket, 'close');
  expect(begun).toEqual(['/0']);
});
