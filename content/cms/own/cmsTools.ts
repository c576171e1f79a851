import { isRecord } from '#contracts/json/isRecord.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
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

/** The version of this interface. It changes where an adapter that was written for the one before could break. */
export const cmsInterfaceVersion = 1;

/** What an adapter stands on. It is handed in: the file imports nothing of ours, wherever it is. */
export const cmsTools = {
  CmsApi,
  ContentUnavailableError,
  articleSummary,
  articleText,
  isRecord,
  maxArticleBytes,
  withOwnFault,
} as const;

/** What `openCms` of an adapter is given. */
export interface OwnCmsPlace {
  /** `CONTENT_API_URL`. */
  address: string;
  /** For `CmsApi`: the key, and how long an answer may take. */
  options: CmsApiOptions;
  /** What an editor should hear of: a line in the log. */
  log: ContentLog;
  /** Reads HTML as blocks, for a CMS whose texts are HTML. */
  blocksFromHtml: BlocksFromHtml;
  tools: typeof cmsTools;
}

/** What the file of an adapter exports. */
export interface OwnCmsModule {
  /** {@link cmsInterfaceVersion} that it was written for. */
  cmsInterface: number;
  openCms(place: OwnCmsPlace): Cms | Promise<Cms>;
}
