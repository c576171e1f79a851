import { isRecord } from '#contracts/json/isRecord.ts';
import { parentPointer } from '#contracts/json/jsonPointer.ts';

/** Something in a document that could not be read as it stands. */
export interface DocumentProblem {
  /** The id of the document in Payload. */
  document: string;
  /** Where, as Payload writes it: `blocks.3.image`. Empty for the document itself. */
  field: string;
  /** What is wrong and what became of it, in a sentence for the document's author. */
  message: string;
}

/** Keeps what is met while one document is read. */
export class DocumentReading {
  readonly document: string;
  readonly problems: DocumentProblem[] = [];
  readonly blockIds = new Set<string>();
  readonly #places: [pointer: string, field: string][] = [];
  #byPointer: ReadonlyMap<string, string> | undefined;

  constructor(document: string) {
    this.document = document;
  }

  tell(field: string, message: string): undefined {
    if (this.problems.length >= maxProblems) return;
    this.problems.push({ document: this.document, field: field.slice(0, maxFieldLength), message });
  }

  /** Says where in Payload stands what an article has, or could have, at a pointer. */
  keepPlace(pointer: string, field: string): void {
    this.#places.push([pointer, field]);
  }

  /** Where in Payload stands what the article has at a pointer: the smallest part that is known. */
  placeOf(pointer: string): string {
    this.#byPointer ??= new Map(this.#places);
    for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
      const field = this.#byPointer.get(at);
      if (field !== undefined) return field;
    }
    return '';
  }
}

/** Of one document: the first ones say what is wrong with it. */
const maxProblems = 100;
/** Far longer than where our own fields stand. */
const maxFieldLength = 300;
const maxQuotedLength = 60;

/** What a document is called in Payload; empty where it says nothing of the kind. */
export function documentId(document: unknown): string {
  const id = isRecord(document) ? document.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? quoted(id) : '';
}

/** As much of a name or an id from outside as a message can hold. */
export function quoted(value: string | number): string {
  const text = String(value);
  return text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;
}
