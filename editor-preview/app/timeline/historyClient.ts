import {
  hasFields,
  isAbsentOr,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isText,
} from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import {
  type ArticleAt,
  atField,
  beforeField,
  type FoldedWork,
  type HistoryEntry,
  type HistoryPage,
  historyAddresses,
  type LoggedFold,
  type LoggedOperation,
  type OperationOnRecord,
  sequenceField,
  statusSteps,
} from '#editor-preview/model/history.ts';
import { type Answer, createApiClient } from '../document/apiClient.ts';
import { hasJson, isOperation } from '../document/readExchange.ts';

export interface HistoryClient {
  /** @param before the `next` of the previous page */
  page: (before?: string) => Promise<Answer<HistoryPage>>;
  articleAt: (at: string) => Promise<Answer<ArticleAt>>;
  operation: (sequence: number) => Promise<Answer<OperationOnRecord>>;
}

export function createHistoryClient(path: string, callApi = createApiClient()): HistoryClient {
  const query = { [editorFields.path]: path };
  return {
    page: (before) =>
      callApi(
        historyAddresses.history,
        before === undefined ? query : { ...query, [beforeField]: before },
        isHistoryPage,
      ),
    articleAt: (at) => callApi(historyAddresses.article, { ...query, [atField]: at }, isArticleAt),
    operation: (sequence) =>
      callApi(
        historyAddresses.operation,
        { ...query, [sequenceField]: String(sequence) },
        isOperationOnRecord,
      ),
  };
}

export function pageAddress(path: string, at: string): string {
  return `${historyAddresses.page}?${new URLSearchParams({ [editorFields.path]: path, [atField]: at })}`;
}

const isFold = hasFields<LoggedFold>({
  first: isNumber,
  authors: isListOf(
    hasFields<FoldedWork>({ author: isText, operations: isNumber, from: isText, to: isText }),
  ),
});
const isAuthored = hasFields<LoggedOperation>({ author: isText, at: isText });
const isStep = isOneOf(...statusSteps);

function isEntry(value: unknown): value is HistoryEntry {
  if (!isRecord(value) || !isNumber(value.sequence)) return false;
  if (value.kind === 'folded') return isFold(value);
  if (value.kind === 'revision') return isAuthored(value) && isText(value.revision);
  if (value.kind === 'standing') return isAuthored(value) && isStep(value.step);
  return value.kind === 'operation' && isAuthored(value);
}

const isHistoryPage = hasFields<HistoryPage>({ entries: isListOf(isEntry), next: isAbsentOr(isText) });

const isArticleAt = hasFields<ArticleAt>({ at: isText, article: hasJson, hasKeys: isFlag });

const isOperationOnRecord = hasFields<OperationOnRecord>({
  operation: isOperation,
  inverse: Array.isArray,
  under: isListOf(isEntry),
  underCount: isNumber,
});
