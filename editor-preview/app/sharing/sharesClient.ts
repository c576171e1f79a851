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
    revoke: (id) => callApi(sharesAddress, { path, [shareField]: id }, isUndefined, { method: 'DELETE' }),
  };
}

function isShares(value: unknown): value is Shares {
  return isRecord(value) && Array.isArray(value.shares) && value.shares.every(isShare);
}

function isShareMade(value: unknown): value is ShareMade {
  return isRecord(value) && typeof value.link === 'string' && isShare(value.share);
}

function isShare(value: unknown): value is Share {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    isRecord(value.shown) &&
    typeof value.author === 'string' &&
    typeof value.createdAt === 'string' &&
    typeof value.expiresAt === 'string' &&
    typeof value.opened === 'number'
  );
}

function isUndefined(value: unknown): value is undefined {
  return value === undefined;
}
