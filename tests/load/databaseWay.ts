import { connect, createServer, type Socket } from 'node:net';

export interface Way extends AsyncDisposable {
  url: string;
  cut(): Promise<void>;
  /**
   * Nothing passes on any connection, and nothing says so, until the returned function is called. Connections of that time and before stay
   * silent.
   */
  silence(): () => void;
  mend(): Promise<void>;
}

export async function wayTo(databaseUrl: string): Promise<Way> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const onward = connect(target);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => undefined);
      each.once('close', () => {
        sockets.delete(each);
        socket.destroy();
        onward.destroy();
      });
    }
    if (isSilent) socket.resume();
    else socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('nothing listens');
  const { port } = address;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  url.port = String(port);
  return {
    url: url.href,
    cut,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
      return () => {
        isSilent = false;
      };
    },
    mend: () => listen(port),
    [Symbol.asyncDispose]: cut,
  };
}
