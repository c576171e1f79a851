import { isRecord } from '#contracts/json/isRecord.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import { articleSummary } from '../articleSummary.ts';
import { articleText } from '../articleText.ts';
import type { Cms } from '../cms.ts';
import { CmsApi, type CmsApiOptions } from '../cmsApi.ts';
import type { BlocksFromHtml } from '../cmsPlace.ts';
import { withOwnFault } from '../ownFault.ts';

export type { FromHtml } from '#transformer/fromHtml/fromHtml.ts';
export type {
  Cms,
  CmsAnswer,
  CmsDocument,
  CmsMove,
  CmsPage,
  Known,
  ListedArticle,
  ListWish,
} from '../cms.ts';
export type { CmsApiOptions, CmsQuestion, CmsReply } from '../cmsApi.ts';

/** Increased by changes that may break an adapter. */
export const cmsInterfaceVersion = 1;

/** Injected: an adapter's file imports nothing of ours, wherever it is. */
export const cmsTools = {
  CmsApi,
  ContentUnavailableError,
  articleSummary,
  articleText,
  isRecord,
  maxArticleBytes,
  withOwnFault,
} as const;

export interface OwnCmsPlace {
  /** `CONTENT_API_URL`. */
  address: string;
  options: CmsApiOptions;
  /** For editors, who read the log. */
  log: ContentLog;
  /** For a CMS whose texts are HTML. */
  blocksFromHtml: BlocksFromHtml;
  tools: typeof cmsTools;
}

export interface OwnCmsModule {
  /** {@link cmsInterfaceVersion} that it was written for. */
  cmsInterface: number;
  openCms(place: OwnCmsPlace): Cms | Promise<Cms>;
}
