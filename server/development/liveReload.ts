import { randomUUID } from 'node:crypto';
import { Router } from 'express';

interface LiveReload {
  /** The address of what takes the place of a page's script, the loader or the editor's: it runs that one, and listens. */
  following: (script: string) => string;
  routes: Router;
}

const builtScript = /^\/assets\/[\w.-]+\.js$/;

/** Milliseconds after which a browser asks again whether the server is back. */
const retry = 300;

/**
 * Lets pages reload when the server was started anew, which `npm run dev` does after every change. Pages are made as
 * in production; only their script is one that also listens.
 */
export function liveReload(): LiveReload {
  const start = randomUUID();
  const listening = [
    'let known;',
    // A browser keeps six connections to a server: the frames of a page would take them all. They reload with their page.
    "if (window.top === window) new EventSource('/_dev/start').onmessage = ({ data }) => {",
    '  if (known !== undefined && known !== data) location.reload();',
    '  known = data;',
    '};',
  ].join('\n');

  const routes = Router();
  routes.get('/_dev/loader.js', (request, response, next) => {
    const { script } = request.query;
    if (typeof script !== 'string' || !builtScript.test(script)) return next();
    const text = `import ${JSON.stringify(script)};\n${listening}`;
    response.set('Cache-Control', 'no-store').type('text/javascript').send(text);
  });
  routes.get('/_dev/start', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: ${retry}\ndata: ${start}\n\n`);
  });
  return { following: (script) => `/_dev/loader.js?${new URLSearchParams({ script })}`, routes };
}
