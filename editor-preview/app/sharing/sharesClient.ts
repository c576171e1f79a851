import { hasFields, isListOf, isNumber, isOneOf, isText } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import {
  type Share,
  type ShareMade,
  type Shares,
  type ShareToMake,
  shareField,
  sharesAddress,
} from '#editor-preview/model/sharing/share.ts';
import { type Answer, createApiClient } from '../document/apiClient.ts';

export interface SharesClient {
  list: () => Promise<Answer<Shares>>;
  make: (share: ShareToMake) => Promise<Answer<ShareMade>>;
  revoke: (id: string) => Promise<Answer<unknown>>;
}

export function sharesClient(path: string, callApi = createApiClient()): SharesClient {
  return {
    list: () => callApi(sharesAddress, { path }, isShares),
    make: (body) => callApi(sharesAddress, { path }, isShareMade, { method: 'POST', body }),
    revoke: (id) =>
      callApi(sharesAddress, { path, [shareField]: id }, isOneOf(undefined), { method: 'DELETE' }),
  };
}

const isShare = hasFields<Share>({
  id: isText,
  shown: isRecord,
  author: isText,
  createdAt: isText,
  expiresAt: isText,
  opened: isNumber,
});
const isShares = hasFields<Shares>({ shares: isListOf(isShare) });
const isShareMade = hasFields<ShareMade>({ link: isText, share: isShare });
