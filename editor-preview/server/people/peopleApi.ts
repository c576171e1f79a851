import { type PeopleList, type PersonAdded, peopleAddress } from '#editor-preview/model/people.ts';
import type { PeopleStore } from '#editor-preview/store/people/peopleStore.ts';
import { api, json, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import { validatePersonToAdd } from '#schemas/generated/validators.js';
import { requiredField } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';

const maxPersonBytes = 2_048;

/** Authorized by the server's token. `pagewell people` calls it on a running server. */
export function peopleApi(people: PeopleStore): Route[] {
  return [
    api(`GET ${peopleAddress}`, async (request) => {
      await permitted(request, 'manage-people', people);
      return { body: { people: await people.list() } satisfies PeopleList };
    }),
    api(
      `POST ${peopleAddress}`,
      { body: json(validatePersonToAdd, { maxBytes: maxPersonBytes }) },
      async (request) => {
        await permitted(request, 'manage-people', people);
        const outcome = await people.add(request.body.name, request.body.role, request.body.email);
        if (!outcome.ok) return { status: 409, body: { error: outcome.reason } };
        const { person, token } = outcome;
        return { status: 201, body: { person, token } satisfies PersonAdded };
      },
    ),
    api(`DELETE ${peopleAddress}`, async (request) => {
      await permitted(request, 'manage-people', people);
      const person = await people.revoke(requiredField(request.query, 'name'));
      if (!person) throw notFound();
      return { body: person };
    }),
  ];
}
