import { isRecord } from '#contracts/json/isRecord.ts';
import type { ArticleState, Deleted } from '#editor-preview/model/editorPages.ts';
import type { EditingState, OperationsReply, SequencedOperation } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';

// Validates data from the server and the browser's store. `applyOperation` validates the changes.

const articleStates: ReadonlySet<unknown> = new Set<ArticleState>(['new', 'draft', 'published', 'changed']);

export function isEditingState(value: unknown): value is EditingState {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    isRecord(value.article) &&
    'json' in value.article &&
    typeof value.sequence === 'number' &&
    articleStates.has(value.state) &&
    typeof value.canSave === 'boolean' &&
    (value.translations === undefined || isListOf(value.translations, isTranslation)) &&
    isListOf(value.parked, isConflict)
  );
}

export function isOperationsReply(value: unknown): value is OperationsReply {
  return (
    isRecord(value) &&
    typeof value.sequence === 'number' &&
    isListOf(value.operations, isSequenced) &&
    isListOf(value.parked, isConflict)
  );
}

export function isOperation(value: unknown): value is Operation {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.author === 'string' &&
    typeof value.at === 'string' &&
    isListOf(value.changes, (change) => isRecord(change) && typeof change.kind === 'string')
  );
}

export function isSequenced(value: unknown): value is SequencedOperation {
  return isRecord(value) && typeof value.sequence === 'number' && isOperation(value.operation);
}

export function readDeleted(value: unknown): Deleted | undefined {
  return isDeleted(value) ? value : undefined;
}

function isDeleted(value: unknown): value is Deleted {
  return (
    isRecord(value) &&
    typeof value.at === 'string' &&
    typeof value.author === 'string' &&
    typeof value.wasPublished === 'boolean' &&
    typeof value.until === 'string'
  );
}

function isTranslation(value: unknown): boolean {
  return isRecord(value) && typeof value.path === 'string' && typeof value.language === 'string';
}

function isConflict(value: unknown): boolean {
  return isRecord(value) && isOperation(value.operation) && typeof value.because === 'string';
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
