import type { RequestHandler } from 'express';
import type { PeriodicPage } from '../pages/periodicPage.ts';
import { sendPage } from '../pages/sendPage.ts';

/** A page that is the same for everybody and made anew now and then, such as the home page. */
export function periodicRoute(page: PeriodicPage): RequestHandler {
  return async (request, response) => {
    sendPage(request, response, await page.get());
  };
}
