import type { Request, Response } from 'express';
import type { CacheNotifications } from '#feature-kit/feature.ts';
import type { PageReply, Redirect } from '#feature-kit/route.ts';
import { siteTag } from '#platform/http/cacheTags.ts';
import type { Document } from '#shell/document/document.ts';
import { createAnswer } from '../pages/answer.ts';
import { CachedAnswer } from '../pages/cachedAnswer.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import { sendAnswer, sendCached } from '../pages/sendAnswer.ts';
import { type SecurityFacts, securityHeadersOfData } from '../security/securityHeaders.ts';

export type SendPage = (request: Request, response: Response, reply: PageReply | Redirect) => Promise<void>;

/** Neither cached nor indexed. */
const unshared = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export function pageSender(
  security: SecurityFacts,
  cacheNotifications: () => CacheNotifications = () => 'of none',
): SendPage {
  const cache = new WeakMap<Document, { notifications: CacheNotifications; answer: CachedAnswer }>();
  return async (request, response, reply) => {
    if ('redirect' in reply) {
      response.set({ 'Cache-Control': 'no-store', ...securityHeadersOfData(security), ...reply.headers });
      response.redirect(request.method === 'POST' ? 303 : 302, reply.redirect);
      return;
    }
    const {
      document,
      status = 200,
      headers,
      isShared: isForAll,
      isOfAKind,
      changesWith,
      ...abilities
    } = reply;
    // A cookie is for one browser: a shared cache would send it to others.
    const isForMany = (isForAll === true || isOfAKind === true) && !bringsCookie(headers);
    const isShared = isForMany && isForAll === true;
    const { html, css, frames, media, isPrivate } = document;
    response.locals.isPrivate = isPrivate;
    const notifications = cacheNotifications();
    const make = () =>
      createAnswer(html, {
        status,
        headers: {
          ...pageHeaders({
            ...abilities,
            ...security,
            css,
            frames,
            media,
            shared: isShared,
            cacheNotifications: notifications,
            tags: changesWith && !isPrivate && status === 200 ? [siteTag, ...changesWith] : undefined,
          }),
          ...(isForMany ? {} : unshared),
          ...headers,
        },
      });
    if (!isForMany) return sendAnswer(request, response, make());
    const cached = cache.get(document);
    const answer = cached?.notifications === notifications ? cached.answer : new CachedAnswer(make());
    cache.set(document, { notifications, answer });
    await sendCached(request, response, answer);
  };
}

function bringsCookie(headers: PageReply['headers'] = {}): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'set-cookie');
}
