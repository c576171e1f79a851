import { newsletterAddresses } from '../../contracts/newsletter.ts';
import { whyNot } from '../../editing/person.ts';
import { badRequest, HttpError, notFound } from '../../platform/http/httpError.ts';
import { api, type Route, type RouteRequest } from '../parts/route.ts';
import type { NewsletterManagement } from './management.ts';

/**
 * What is kept of addresses, for whoever has the server's own token: what `pagewell newsletter` asks a running server. The
 * guard of the editor stands before it; where there is no editor, nobody is signed in, and nobody is let in.
 */
export function managementApi(management: NewsletterManagement): Route[] {
  return [
    api(`GET ${newsletterAddresses.management}`, {
      handle: async (request) => {
        requireOwner(request);
        const subscriptions = await management.export(request.query.get('email') ?? undefined);
        return { body: { subscriptions } };
      },
    }),
    api(`DELETE ${newsletterAddresses.management}`, {
      handle: async (request) => {
        requireOwner(request);
        const email = request.query.get('email');
        if (!email) throw badRequest('Say whose address: email.');
        if (!(await management.erase(email))) throw notFound();
        return { body: { erased: true } };
      },
    }),
  ];
}

/** @throws HttpError 401 where nobody is signed in; 403 with who may, where they may not */
function requireOwner({ person }: Pick<RouteRequest<unknown>, 'person'>): void {
  if (!person) throw new HttpError(401, 'Nobody is signed in. Sign in at /editor, then send this again.');
  const why = whyNot(person, 'manage-readers', []);
  if (why !== undefined) throw new HttpError(403, why);
}
