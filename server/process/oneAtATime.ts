import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may follow one that is not answered yet, on its connection. Browsers and proxies send none. */
const maxFollowing = 20;

type Exchange = readonly [IncomingMessage, ServerResponse];

/**
 * Answers the requests of a connection one after the other, in the order in which their answers have to go out anyway.
 * Node hands over all that it has read: a client who sends thousands and reads nothing would have as many answers made
 * and kept for it. Whoever sends too many is cut off.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  /** What waits, of the connections on which a request is being answered. */
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
    // What was read along with the request for which it was cut off still arrives.
    if (socket.destroyed) return;
    const waiting = following.get(socket);
    if (!waiting) {
      following.set(socket, []);
      begin(socket, [request, response]);
    } else if (waiting.length < maxFollowing) {
      waiting.push([request, response]);
    } else {
      following.delete(socket);
      socket.destroy();
    }
  };
}
