import { isRecord } from '#contracts/json/isRecord.ts';
import { parentPointer } from '#contracts/json/jsonPointer.ts';

export interface DocumentProblem {
  document: string;
  /** In Payload's notation: `blocks.3.image`. Empty for the document itself. */
  field: string;
  /** A sentence for the author: the fault, and its effect. */
  message: string;
}

export class DocumentReading {
  readonly document: string;
  readonly problems: DocumentProblem[] = [];
  readonly blockIds = new Set<string>();
  readonly #places: [pointer: string, field: string][] = [];
  #byPointer: ReadonlyMap<string, string> | undefined;

  constructor(document: string) {
    this.document = document;
  }

  report(field: string, message: string): undefined {
    if (this.problems.length >= maxProblems) return;
    this.problems.push({ document: this.document, field: field.slice(0, maxFieldLength), message });
  }

  addPlace(pointer: string, field: string): void {
    this.#places.push([pointer, field]);
  }

  /** Falls back to the smallest known part around it. */
  placeOf(pointer: string): string {
    this.#byPointer ??= new Map(this.#places);
    for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
      const field = this.#byPointer.get(at);
      if (field !== undefined) return field;
    }
    return '';
  }
}

/** Per document. */
const maxProblems = 100;
/** Far longer than the names of our own fields. */
const maxFieldLength = 300;
const maxQuotedLength = 60;

export function documentId(document: unknown): string {
  const id = isRecord(document) ? document.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? quoted(id) : '';
}

/** Shortened for messages. */
export function quoted(value: string | number): string {
  const text = String(value);
  return text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;
}
