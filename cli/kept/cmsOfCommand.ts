import type { Cms } from '#content/cms/cms.ts';
import { type CmsKind, cmsKinds } from '#content/cms/cmsKinds.ts';
import { openCms } from '#content/cms/openCms.ts';
import type { ContentLog } from '#content/source/contentLog.ts';
import { choice } from '#platform/configuration/readers.ts';
import type { UpstreamOptions } from '#platform/upstream/upstream.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { contentLogTo } from './contentLog.ts';

/** What the environment says of the CMS that the server reads: the same variables as the server's. */
export interface CmsEnvironment {
  CONTENT_API_URL?: string | undefined;
  CONTENT_CMS?: string | undefined;
  CONTENT_API_KEY?: string | undefined;
}

/**
 * The CMS at an address. Of the one that the server reads, kind and key are those of the server: no other gets the key.
 *
 * @throws UsageError where the environment names a kind that there is not
 * @throws TypeError when the address is none that can be asked
 */
export async function cmsOfCommand(
  address: string,
  output: Output,
  options: UpstreamOptions,
  env: CmsEnvironment = process.env,
): Promise<Cms> {
  const log = withDetails(output);
  if (!isOneSite(address, env.CONTENT_API_URL)) return openCms('contract', address, log, options);
  return openCms(kindIn(env), address, log, { ...options, apiKey: env.CONTENT_API_KEY?.trim() || undefined });
}

/** What a CMS's documents are told for is in the details, once however often they are read. */
function withDetails(output: Output): ContentLog {
  const told = new Set<string>();
  const warn = (details: object, message: string): void => {
    const line = `pagewell: ${message}: ${JSON.stringify(details)}\n`;
    if (!told.has(line)) output.err(line);
    told.add(line);
  };
  return { ...contentLogTo(output), warn };
}

function kindIn({ CONTENT_CMS: kind = 'contract' }: CmsEnvironment): CmsKind {
  const { accepts, parse } = choice(...cmsKinds);
  const parsed = parse(kind);
  if (!parsed) throw new UsageError(`CONTENT_CMS is "${kind}", but must be ${accepts}`);
  return parsed.value;
}

function isOneSite(one: string, other: string | undefined): boolean {
  const origin = URL.parse(one)?.origin;
  return other !== undefined && origin !== undefined && origin === URL.parse(other)?.origin;
}
