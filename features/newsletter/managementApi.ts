import { newsletterAddresses } from '#contracts/newsletter.ts';
import { requireOwner } from '#feature-kit/requireOwner.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import type { NewsletterManagement } from './management.ts';

/** Authorized by the server's token. `pagewell newsletter` calls it on a running server. */
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
