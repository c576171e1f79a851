import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { siteConfigurationAddress } from '#editor-preview/model/site.ts';
import { editorOfServer, refusalOf } from './editorApi.ts';

export interface SiteTarget {
  read: () => Promise<unknown>;
  write: (value: object) => Promise<void>;
  close: () => Promise<void>;
}

export function storeSite(store: DatabaseStore): SiteTarget {
  return {
    read: async () => (await store.siteConfiguration.read())?.value,
    write: (value) => store.siteConfiguration.save(value, 'pagewell'),
    close: () => store.close(),
  };
}

const maxAnswerBytes = 4 * 1024 * 1024;

export function serverSite(server: string, token: string): SiteTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    read: async () => {
      const answer = await request('GET', siteConfigurationAddress, {});
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(refusalOf(answer));
      return answer.value;
    },
    write: async (value) => {
      const answer = await request('PUT', siteConfigurationAddress, {}, value);
      if (answer.status !== 200) throw new Error(refusalOf(answer));
    },
    close: async () => {},
  };
}
