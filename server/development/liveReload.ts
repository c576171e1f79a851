import { randomUUID } from 'node:crypto';
import { Router } from 'express';

interface LiveReload {
  /** Takes the loader's place on every page. */
  loader: string;
  routes: Router;
}

/** Milliseconds after which a browser asks again whether the server is back. */
const retry = 300;

/**
 * Lets pages reload when the server was started anew, which `npm run dev` does after every change. Pages are made as
 * in production; only their loader is one that also listens.
 *
 * @param loader address of the real loader
 */
export function liveReload(loader: string): LiveReload {
  const start = randomUUID();
  const script = [
    `import ${JSON.stringify(loader)};`,
    'let known;',
    // A browser keeps six connections to a server: the frames of a page would take them all. They reload with their page.
    "if (window.top === window) new EventSource('/_dev/start').onmessage = ({ data }) => {",
    '  if (known !== undefined && known !== data) location.reload();',
    '  known = data;',
    '};',
  ].join('\n');

  const routes = Router();
  routes.get('/_dev/loader.js', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
  });
  routes.get('/_dev/start', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: ${retry}\ndata: ${start}\n\n`);
  });
  return { loader: '/_dev/loader.js', routes };
}
