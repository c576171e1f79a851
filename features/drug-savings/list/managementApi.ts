import type { ContentSource } from '#content/source/source.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { drugListAddress, maxDrugListBytes } from '#editor-preview/model/drugs.ts';
import { requireOwner } from '#feature-kit/requireOwner.ts';
import { api, json, type Route } from '#feature-kit/route.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import { checkDrugs } from './checkDrugs.ts';
import type { DrugStore } from './drugStore.ts';
import { setDrugs } from './setDrugs.ts';

/** Authorized by the server's token. `pagewell drugs` calls it on a running server. */
export function managementApi(parts: {
  drugs: DrugStore;
  source: Pick<ContentSource, 'get' | 'list'>;
  onSet?: () => Promise<void>;
}): Route[] {
  return [
    api(`GET ${drugListAddress}`, async (request) => {
      requireOwner(request, 'configure-site');
      const drugs = await parts.drugs.all();
      if (!drugs) throw notFound();
      return { body: { drugs } };
    }),
    api(
      `PUT ${drugListAddress}`,
      { body: json(isRecord, { maxBytes: maxDrugListBytes }) },
      async (request) => {
        const { name } = requireOwner(request, 'configure-site');
        const { drugs, faults } = checkDrugs(request.body);
        const [fault] = faults;
        if (fault) throw badRequest(`${fault.pointer || '/'}: ${fault.message}`);
        const outcome = await setDrugs(drugs, name, parts);
        await parts.onSet?.();
        return { body: outcome };
      },
    ),
  ];
}
