import type { Cms } from '#content/cms/cms.ts';
import { cmsKinds, isBuiltInKind, isCmsModule } from '#content/cms/cmsKinds.ts';
import { openCms } from '#content/cms/openCms.ts';
import type { ContentLog } from '#content/source/contentLog.ts';
import { list } from '#platform/configuration/readers.ts';
import type { UpstreamOptions } from '#platform/upstream/upstream.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { contentLogTo } from './contentLog.ts';

export interface CmsEnvironment {
  CONTENT_API_URL?: string | undefined;
  CONTENT_CMS?: string | undefined;
  CONTENT_API_KEY?: string | undefined;
  CONTENT_TYPES?: string | undefined;
}

/** Only the server's own CMS gets the server's kind and key. @throws UsageError, CmsModuleError or TypeError */
export async function cmsOfCommand(
  address: string,
  output: Output,
  options: UpstreamOptions,
  env: CmsEnvironment = process.env,
): Promise<Cms> {
  const log = withDetails(output);
  const loadBlocksFromHtml = async () => (await import('#widgets/blocksFromHtml.ts')).blocksFromHtml;
  const place = { address, log, loadBlocksFromHtml };
  if (!isOneSite(address, env.CONTENT_API_URL)) return openCms('contract', { ...place, options });
  const types = env.CONTENT_TYPES?.trim() ? list(env.CONTENT_TYPES) : undefined;
  const apiKey = env.CONTENT_API_KEY?.trim() || undefined;
  return openCms(kindIn(env), { ...place, types, options: { ...options, apiKey } });
}

/** Reports each message once, however often documents are read. */
function withDetails(output: Output): ContentLog {
  const reported = new Set<string>();
  const warn = (details: object, message: string): void => {
    const line = `pagewell: ${message}: ${JSON.stringify(details)}\n`;
    if (!reported.has(line)) output.err(line);
    reported.add(line);
  };
  return { ...contentLogTo(output), warn };
}

function kindIn({ CONTENT_CMS: kind = 'contract' }: CmsEnvironment): string {
  if (isBuiltInKind(kind) || isCmsModule(kind)) return kind;
  throw new UsageError(
    `CONTENT_CMS is "${kind}", but must be ${cmsKinds.join(', ')}, or the file of an adapter such as ./my-cms.js`,
  );
}

function isOneSite(one: string, other: string | undefined): boolean {
  const origin = URL.parse(one)?.origin;
  return other !== undefined && origin !== undefined && origin === URL.parse(other)?.origin;
}
