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
import type { ArticleState, Deleted } from '#editor-preview/model/editorPages.ts';
import type {
  ConflictingOperation,
  EditedTranslation,
  EditingState,
  OperationsReply,
  SequencedOperation,
} from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';

// Validates data from the server and the browser's store. `applyOperation` validates the changes.

export const isOperation = hasFields<Operation>({
  id: isText,
  author: isText,
  at: isText,
  changes: isListOf(hasFields<{ kind: string }>({ kind: isText })),
});

export const isSequenced = hasFields<SequencedOperation>({ sequence: isNumber, operation: isOperation });

const isConflict = hasFields<ConflictingOperation>({ operation: isOperation, because: isText });

export const isEditingState = hasFields<EditingState>({
  path: isText,
  id: isAbsentOr(isText),
  article: hasJson,
  sequence: isNumber,
  state: isOneOf<ArticleState>('new', 'draft', 'published', 'changed'),
  canSave: isFlag,
  translations: isAbsentOr(isListOf(hasFields<EditedTranslation>({ path: isText, language: isText }))),
  parked: isListOf(isConflict),
});

export const isOperationsReply = hasFields<OperationsReply>({
  sequence: isNumber,
  operations: isListOf(isSequenced),
  parked: isListOf(isConflict),
});

const isDeleted = hasFields<Deleted>({ at: isText, author: isText, wasPublished: isFlag, until: isText });

export function hasJson(article: unknown): boolean {
  return isRecord(article) && 'json' in article;
}

export function readDeleted(value: unknown): Deleted | undefined {
  return isDeleted(value) ? value : undefined;
}
