import { memberSessionsAddress } from '#contracts/auth.ts';
import { requireOwner } from '#feature-kit/requireOwner.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { badRequest } from '#platform/http/httpError.ts';
import type { Sessions } from './sessions.ts';

/** Authorized by the server's token. `pagewell members` calls it on a running server. */
export function membersApi(sessions: Pick<Sessions, 'endAllOf'>): Route[] {
  return [
    api(`DELETE ${memberSessionsAddress}`, {
      handle: async (request) => {
        requireOwner(request);
        const member = request.query.get('member');
        if (!member) throw badRequest('Say whose sessions: member.');
        return { body: { ended: await sessions.endAllOf(member) } };
      },
    }),
  ];
}
