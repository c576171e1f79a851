import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { siteTag } from '#platform/http/cacheTags.ts';
import type { UpstreamAnswer, UpstreamRequest } from '#platform/upstream/attempt.ts';
import type { PurgeTarget } from './purgeTarget.ts';

export interface ProviderAddresses {
  fastly: string;
  cloudflare: string;
}

export const providerAddresses: ProviderAddresses = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com',
};

/** Cloudflare's limit for one call. */
const mostForCloudflare = 30;
/** Fastly takes 256, and a Varnish header must stay below 8 KB: about 16 bytes for each tag. */
const mostForOthers = 200;
const maxBytes = 64 * 1024;

export type PurgeRequest = UpstreamRequest & { tags: readonly string[] };

export function purgeRequests(
  target: PurgeTarget,
  tags: readonly string[],
  {
    token,
    addresses = providerAddresses,
  }: { token?: string | undefined; addresses?: ProviderAddresses | undefined },
): PurgeRequest[] {
  const size = target.kind === 'cloudflare' ? mostForCloudflare : mostForOthers;
  const partsOf = (given: readonly string[]) =>
    Array.from({ length: Math.ceil(given.length / size) }, (_, index) =>
      given.slice(index * size, (index + 1) * size),
    );
  const parts = takesSoftPurges(target)
    ? [...partsOf(tags.filter((tag) => tag !== siteTag)), ...partsOf(tags.filter((tag) => tag === siteTag))]
    : partsOf(tags);
  return parts.map((part) => ({ ...requestOf(target, part, token, addresses), tags: part, maxBytes }));
}

/** Marks pages as stale. Only for purges of all pages: a changed page is dropped, as it may be withdrawn. */
function takesSoftPurges({ kind }: PurgeTarget): boolean {
  return kind === 'varnish' || kind === 'fastly';
}

function requestOf(
  target: PurgeTarget,
  tags: readonly string[],
  token: string | undefined,
  addresses: ProviderAddresses,
): Pick<UpstreamRequest, 'url' | 'method' | 'headers' | 'body'> {
  const isSoft = tags.includes(siteTag);
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const json = { ...bearer, 'content-type': 'application/json' };
  const body = JSON.stringify({ tags });
  switch (target.kind) {
    case 'varnish':
      return {
        url: new URL(target.url),
        method: 'PURGE',
        headers: { ...bearer, [isSoft ? 'xkey-softpurge' : 'xkey-purge']: tags.join(' ') },
      };
    case 'http':
      return { url: new URL(target.url), method: 'POST', headers: json, body };
    case 'fastly': {
      const key: Record<string, string> = token === undefined ? {} : { 'fastly-key': token };
      const url = new URL(`/service/${target.service}/purge`, addresses.fastly);
      const soft: Record<string, string> = isSoft ? { 'fastly-soft-purge': '1' } : {};
      return { url, method: 'POST', headers: { ...key, ...soft, 'surrogate-key': tags.join(' ') } };
    }
    case 'cloudflare': {
      const url = new URL(`/client/v4/zones/${target.zone}/purge_cache`, addresses.cloudflare);
      return { url, method: 'POST', headers: json, body };
    }
  }
}

/** @throws when the response does not confirm the purge */
export function requireHeard(target: PurgeTarget, { status, body }: UpstreamAnswer): void {
  if (status < 200 || status > 299) throw new Error(`The CDN returned ${status}.`);
  if (target.kind !== 'cloudflare') return;
  // A rejection may be in the body alone.
  const { success } = fieldsOf(JSON.parse(new TextDecoder().decode(body)));
  if (success !== true) throw new Error('Cloudflare did not confirm the purge.');
}
