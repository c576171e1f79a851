import type { Cms } from './cms.ts';
import { type CmsKind, isBuiltInKind } from './cmsKinds.ts';
import type { CmsPlace } from './cmsPlace.ts';

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
 * @param kind as in `CONTENT_CMS` @throws TypeError for an unusable address; CmsModuleError for an unusable
 * adapter
 */
export async function openCms(kind: string, place: CmsPlace): Promise<Cms> {
  if (isBuiltInKind(kind)) return kinds[kind](place);
  const { openOwnCms } = await import('./own/openOwnCms.ts');
  return openOwnCms(kind, place);
}
