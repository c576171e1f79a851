import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasFields, isNumber, isText } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { ContentUnavailableError, isContentError } from '../../source/errors.ts';
import type { Cms } from '../cms.ts';
import type { CmsPlace } from '../cmsPlace.ts';
import { cmsInterfaceVersion, cmsTools, type OwnCmsModule } from './cmsTools.ts';

/** The message says which file and why. */
export class CmsModuleError extends Error {
  override readonly name = 'CmsModuleError';
}

/** @param file relative to the working directory @throws CmsModuleError; TypeError for an unusable address */
export async function openOwnCms(file: string, place: CmsPlace): Promise<Cms> {
  const { address, log, options = {} } = place;
  const [module, blocksFromHtml] = await Promise.all([load(file), place.loadBlocksFromHtml()]);
  const cms = await module.openCms({ address, options, log, blocksFromHtml, tools: cmsTools });
  if (!isCms(cms))
    throw new CmsModuleError(
      `CONTENT_CMS: openCms of ${file} returned no CMS. It must have kind, address, article, list, status and close.`,
    );
  return contained(cms);
}

async function load(file: string): Promise<OwnCmsModule> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href).catch(
    (cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new CmsModuleError(`CONTENT_CMS: ${file} cannot be loaded. ${why}`, { cause });
    },
  );
  if (!isModule(module))
    throw new CmsModuleError(
      `CONTENT_CMS: ${file} must export cmsInterface, a number, and openCms, a function.`,
    );
  if (module.cmsInterface !== cmsInterfaceVersion)
    throw new CmsModuleError(
      `CONTENT_CMS: ${file} uses version ${module.cmsInterface} of the interface, but this release has version ${cmsInterfaceVersion}: see docs/adding-a-cms.md.`,
    );
  return module;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isModule = hasFields<OwnCmsModule>({ cmsInterface: isNumber, openCms: isFunction });
const isCms = hasFields<Cms>({
  kind: isText,
  address: isText,
  article: isFunction,
  list: isFunction,
  status: isFunction,
  close: isFunction,
});

/** An adapter's errors and invalid answers become those of a CMS. */
function contained(cms: Cms): Cms {
  const { kind, address } = cms;
  const { withOwnFault } = cmsTools;
  return {
    kind,
    address,
    article: (path, known) =>
      withOwnFault(path, async () => {
        const answer: unknown = await withContentErrors(kind, () => cms.article(path, known));
        if (answer === 'absent' || (answer === 'unchanged' && known !== undefined)) return answer;
        if (isRecord(answer) && typeof answer.movedTo === 'string') return { movedTo: answer.movedTo };
        if (isRecord(answer) && typeof answer.text === 'string' && isRecord(answer.value)) {
          const { value, text, etag } = answer;
          return { value, text, etag: typeof etag === 'string' ? etag : undefined };
        }
        throw mismatch(kind, 'article');
      }),
    list: async (cursor, wish) => {
      const page = await withContentErrors(kind, () => cms.list(cursor, wish));
      if (!isRecord(page) || !Array.isArray(page.articles)) throw mismatch(kind, 'list');
      return page;
    },
    ...(cms.site && { site: (known) => withContentErrors(kind, async () => cms.site?.(known) ?? 'absent') }),
    status: () => cms.status(),
    close: () => cms.close(),
  };
}

async function withContentErrors<Answer>(kind: string, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (cause) {
    if (isContentError(cause)) throw cause;
    throw new ContentUnavailableError('mismatch', `The adapter of ${kind} failed.`, { cause });
  }
}

function mismatch(kind: string, method: string): ContentUnavailableError {
  return new ContentUnavailableError(
    'mismatch',
    `The adapter of ${kind} returned an invalid result from ${method}.`,
  );
}
