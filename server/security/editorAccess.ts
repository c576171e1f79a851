import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ClientAddress } from '../../platform/http/clientAddress.ts';
import { cookieValue } from '../../platform/http/cookies.ts';
import { HttpError, tooManyAttempts } from '../../platform/http/httpError.ts';
import { RequestLimit } from '../../platform/http/requestLimit.ts';
import { isSameOrigin } from '../../platform/http/sameOrigin.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import { createAnswer } from '../pages/answer.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import { holdsSession, issueSession, sameSecret, sessionSeconds } from './editorSession.ts';
import { signInField, signInPage } from './signInPage.tsx';

interface EditorAccessOptions {
  token: string;
  shell: PageShell;
  siteOrigin: string;
  https: boolean;
  clientAddress: ClientAddress;
}

/** Far more than slips of the finger, far fewer than it takes to guess. */
export const wrongGuesses = { most: 20, seconds: 60 };

const cookieName = 'pagewell_editor';
/** A token and the name of its field. */
const maxFormBytes = 2048;

/**
 * Lets only those into the editor who know its token: people by a form and a cookie, programs by
 * `Authorization: Bearer`. Whatever changes something must come from a page of this site, or carry the token itself.
 */
export function editorAccess({
  token,
  shell,
  siteOrigin,
  https,
  clientAddress,
}: EditorAccessOptions): Router {
  const router = Router({ caseSensitive: true });
  const limit = new RequestLimit(wrongGuesses);

  /** @throws HttpError 429 for whoever guessed too often, whether or not this is the token */
  function knowsToken(request: Request, given: unknown): boolean {
    const address = clientAddress(request);
    const wait = limit.secondsToWait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    if (typeof given === 'string' && sameSecret(given, token)) return true;
    limit.note(address);
    return false;
  }

  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  const fromOwnPages: RequestHandler = (request, _response, next) => {
    if (!isSameOrigin(request.headers, siteOrigin))
      throw new HttpError(403, 'This form was sent from another site.');
    next();
  };

  router.post(
    '/sign-in',
    fromOwnPages,
    express.urlencoded({ extended: false, limit: maxFormBytes }),
    (request, response) => {
      const given: unknown = request.body?.[signInField];
      if (!knowsToken(request, given)) return sendSignIn(request, response, { failed: true });
      response.cookie(cookieName, issueSession(token, Date.now()), {
        httpOnly: true,
        sameSite: 'strict',
        secure: https,
        path: '/editor',
        maxAge: sessionSeconds * 1000,
      });
      response.redirect(303, '/editor');
    },
  );

  router.post('/sign-out', fromOwnPages, (_request, response) => {
    response.clearCookie(cookieName, { path: '/editor' });
    response.redirect(303, '/editor');
  });

  router.use((request, response, next) => {
    const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined && knowsToken(request, bearer)) return next();
    if (!holdsSession(cookieValue(request.headers.cookie, cookieName), token, Date.now())) {
      return sendSignIn(request, response, { failed: false });
    }
    const onlyReads = request.method === 'GET' || request.method === 'HEAD';
    return onlyReads ? next() : fromOwnPages(request, response, next);
  });

  function sendSignIn(request: Request, response: Response, { failed }: { failed: boolean }): void {
    const { html, css } = signInPage({ failed }, shell);
    const headers = {
      ...pageHeaders({ css, https, shared: false }),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'WWW-Authenticate': 'Bearer realm="Pagewell editor"',
    };
    sendAnswer(request, response, createAnswer(html, { status: 401, headers }));
  }

  return router;
}
