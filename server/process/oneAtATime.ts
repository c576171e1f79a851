import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** On one connection. Browsers and proxies pipeline none. */
const maxFollowing = 20;

type Exchange = readonly [IncomingMessage, ServerResponse];

/** Node passes on all pipelined requests, so a client that never reads could have thousands of answers computed. */
export function oneAtATime(listener: RequestListener): RequestListener {
  const following = new WeakMap<Socket, Exchange[]>();

  function begin(socket: Socket, [request, response]: Exchange): void {
    response.once('close', () => next(socket));
    listener(request, response);
  }

  function next(socket: Socket): void {
    const exchange = socket.destroyed ? undefined : following.get(socket)?.shift();
    if (exchange) begin(socket, exchange);
    else following.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    // Requests parsed before the connection was destroyed still arrive.
    if (socket.destroyed) return;
    const queued = following.get(socket);
    if (!queued) {
      following.set(socket, []);
      begin(socket, [request, response]);
    } else if (queued.length < maxFollowing) {
      queued.push([request, response]);
    } else {
      following.delete(socket);
      socket.destroy();
    }
  };
}
