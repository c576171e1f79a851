import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { siteConfigurationAddress } from '#editing/site.ts';
import { editorOfServer, refusalOf } from './editorApi.ts';

/** Access to the site configuration. */
export interface SiteTarget {
  /** Undefined if there is none. */
  read: () => Promise<unknown>;
  write: (value: object) => Promise<void>;
  close: () => Promise<void>;
}

/** Access by the store, when no running server has locked it. */
export function storeSite(store: DatabaseStore): SiteTarget {
  return {
    read: async () => (await store.siteConfiguration.read())?.value,
    write: (value) => store.siteConfiguration.save(value, 'pagewell'),
    close: () => store.close(),
  };
}

/** Far more than any site configuration. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Access by a running server, which has locked the store. */
export function serverSite(server: string, token: string): SiteTarget {
  const ask = editorOfServer(server, token, maxAnswerBytes);
  return {
    read: async () => {
      const answer = await ask('GET', siteConfigurationAddress, {});
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(refusalOf(answer));
      return answer.value;
    },
    write: async (value) => {
      const answer = await ask('PUT', siteConfigurationAddress, {}, value);
      if (answer.status !== 200) throw new Error(refusalOf(answer));
    },
    close: async () => {},
  };
}
