import type { ContentLog } from '../source/contentLog.ts';
import type { Cms } from './cms.ts';
import type { CmsApiOptions } from './cmsApi.ts';
import type { CmsKind } from './cmsKinds.ts';

/** Makes a CMS of a kind. What only one of them needs is loaded for it alone. */
type OpenCms = (address: string, log: ContentLog, options: CmsApiOptions) => Promise<Cms>;

const kinds: Readonly<Record<CmsKind, OpenCms>> = {
  contract: async (address, _log, options) => {
    const { ContractCms } = await import('./contract/contractCms.ts');
    return new ContractCms(address, options);
  },
  payload: async (address, log, options) => {
    const { PayloadCms } = await import('./payload/payloadCms.ts');
    return new PayloadCms(address, log, options);
  },
};

/**
 * The CMS of a kind at an address.
 *
 * @throws TypeError when the address is none that can be asked
 */
export function openCms(
  kind: CmsKind,
  address: string,
  log: ContentLog,
  options: CmsApiOptions = {},
): Promise<Cms> {
  return kinds[kind](address, log, options);
}
