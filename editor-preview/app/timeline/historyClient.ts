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
  type OperationOnRecord,
  type StatusStep,
  sequenceField,
  statusSteps,
} from '#editor-preview/model/history.ts';
import { type Answer, createApiClient } from '../document/apiClient.ts';
import { isOperation } from '../document/readExchange.ts';

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

function isHistoryPage(value: unknown): value is HistoryPage {
  return (
    isRecord(value) &&
    Array.isArray(value.entries) &&
    value.entries.every(isEntry) &&
    (value.next === undefined || typeof value.next === 'string')
  );
}

function isEntry(value: unknown): value is HistoryEntry {
  return (
    isRecord(value) &&
    typeof value.sequence === 'number' &&
    (value.kind === 'folded'
      ? typeof value.first === 'number' && Array.isArray(value.authors) && value.authors.every(isFoldedWork)
      : typeof value.author === 'string' &&
        typeof value.at === 'string' &&
        (value.kind === 'operation' ||
          (value.kind === 'revision' && typeof value.revision === 'string') ||
          (value.kind === 'standing' && isStatusStep(value.step))))
  );
}

function isFoldedWork(value: unknown): value is FoldedWork {
  return (
    isRecord(value) &&
    typeof value.author === 'string' &&
    typeof value.operations === 'number' &&
    typeof value.from === 'string' &&
    typeof value.to === 'string'
  );
}

function isStatusStep(value: unknown): value is StatusStep {
  return statusSteps.some((step) => step === value);
}

function isArticleAt(value: unknown): value is ArticleAt {
  return (
    isRecord(value) &&
    typeof value.at === 'string' &&
    isRecord(value.article) &&
    'json' in value.article &&
    typeof value.hasKeys === 'boolean'
  );
}

function isOperationOnRecord(value: unknown): value is OperationOnRecord {
  return (
    isRecord(value) &&
    isOperation(value.operation) &&
    Array.isArray(value.inverse) &&
    Array.isArray(value.under) &&
    value.under.every(isEntry) &&
    typeof value.underCount === 'number'
  );
}
