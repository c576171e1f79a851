import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { type Response, Router } from 'express';

interface LiveReload {
  /** The address of what takes the place of the loader of readers' pages: it runs that one, and listens. */
  followingPages: (script: string) => string;
  /** The same for a script of the tools, which are made anew in a second round. */
  followingTools: (script: string) => string;
  routes: Router;
}

const builtScript = /^\/assets\/[\w.-]+\.js$/;

/** The variable that says which version of readers' pages this is: one that starts for the tools alone has the one of before. */
export const pagesVariable = 'DEVELOPMENT_PAGES';

/** Editors write a file in several steps; in milliseconds. */
const pause = 50;

/** Milliseconds after which a browser asks again whether the server is back. */
const retry = 300;

/**
 * Lets pages reload when the server was started anew, which `npm run dev` does after every change. Pages are made as
 * in production; only their script is one that also listens.
 *
 * @param pages which version of readers' pages this is; another one at each start where nothing is said
 * @param readAnew a folder of what the server reads whenever it is asked for: pages reload when a file in it is saved
 */
export function liveReload(pages: string = randomUUID(), readAnew?: string): LiveReload {
  const versions = { '/_dev/pages': pages, '/_dev/tools': randomUUID() };
  const routes = Router();
  const listeners = new Set<Response>();
  if (readAnew !== undefined) {
    let timer: NodeJS.Timeout | undefined;
    const tell = (): void => {
      versions['/_dev/pages'] = randomUUID();
      for (const listener of listeners) listener.write(`data: ${versions['/_dev/pages']}\n\n`);
    };
    watch(readAnew, { persistent: false, recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(tell, pause);
    });
  }
  for (const address of ['/_dev/pages', '/_dev/tools'] as const) {
    routes.get(`${address}/loader.js`, (request, response, next) => {
      const { script } = request.query;
      if (typeof script !== 'string' || !builtScript.test(script)) return next();
      const text = `import ${JSON.stringify(script)};\n${listeningTo(address)}`;
      response.set('Cache-Control', 'no-store').type('text/javascript').send(text);
    });
    routes.get(address, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: ${retry}\ndata: ${versions[address]}\n\n`);
      if (address === '/_dev/tools') return;
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    });
  }
  const following =
    (address: keyof typeof versions) =>
    (script: string): string =>
      `${address}/loader.js?${new URLSearchParams({ script })}`;
  return { followingPages: following('/_dev/pages'), followingTools: following('/_dev/tools'), routes };
}

function listeningTo(address: string): string {
  return [
    'let known;',
    // A browser keeps six connections to a server: the frames of a page would take them all. They reload with their page.
    `if (window.top === window) new EventSource('${address}').onmessage = ({ data }) => {`,
    '  if (known !== undefined && known !== data) location.reload();',
    '  known = data;',
    '};',
  ].join('\n');
}
