import { checkSiteConfiguration } from '#content/site/checkSiteConfiguration.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { maxSiteConfigurationBytes, siteConfigurationAddress } from '#editor-preview/model/site.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { api, json, type Route } from '#feature-kit/route.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import { permitted } from '../requests/signedIn.ts';

/** Authorized by the server's token. `pagewell site` calls it on a running server. */
export function siteApi(store: Pick<EditorStore, 'siteConfiguration' | 'people'>): Route[] {
  const { siteConfiguration, people } = store;
  return [
    api(`GET ${siteConfigurationAddress}`, async (request) => {
      await permitted(request, 'configure-site', people);
      const stored = await siteConfiguration.read();
      if (!stored) throw notFound();
      return { body: stored.value };
    }),
    api(
      `PUT ${siteConfigurationAddress}`,
      { body: json(isRecord, { maxBytes: maxSiteConfigurationBytes }) },
      async (request) => {
        const { name } = await permitted(request, 'configure-site', people);
        const [fault] = checkSiteConfiguration(request.body).problems;
        if (fault) throw badRequest(`${fault.pointer || '/'}: ${fault.message}`);
        await siteConfiguration.save(request.body, name);
        return { body: {} };
      },
    ),
  ];
}
