import type { Cms } from './cms.ts';
import { type CmsKind, isBuiltInKind } from './cmsKinds.ts';
import type { CmsPlace } from './cmsPlace.ts';

/** Makes a CMS of a kind. What only one of them needs is loaded for it alone. */
const kinds: Readonly<Record<CmsKind, (place: CmsPlace) => Promise<Cms>>> = {
  contract: async ({ address, options }) => {
    const { ContractCms } = await import('./contract/contractCms.ts');
    return new ContractCms(address, options);
  },
  payload: async ({ address, log, options }) => {
    const { PayloadCms } = await import('./payload/payloadCms.ts');
    return new PayloadCms(address, log, options);
  },
  wordpress: async ({ address, log, options, types, loadBlocksFromHtml }) => {
    const { WordpressCms } = await import('./wordpress/wordpressCms.ts');
    return new WordpressCms(address, log, {
      ...options,
      types,
      blocksFromHtml: await loadBlocksFromHtml(),
    });
  },
};

/**
 * The CMS of a kind at an address.
 *
 * @param kind as `CONTENT_CMS` says: a kind, or the file of an adapter
 * @throws TypeError when the address is none that can be asked
 * @throws CmsModuleError where the file of an adapter cannot be used
 */
export async function openCms(kind: string, place: CmsPlace): Promise<Cms> {
  if (isBuiltInKind(kind)) return kinds[kind](place);
  const { openOwnCms } = await import('./own/openOwnCms.ts');
  return openOwnCms(kind, place);
}
