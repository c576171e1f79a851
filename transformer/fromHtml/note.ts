import { inOneLine } from '../html/textOfHtml.ts';

export const noteTopics = [
  'page',
  'object',
  'video',
  'sound',
  'drawing',
  'formula',
  'form-field',
  'without-scripts',
  'script',
  'hidden',
  'pixel',
  'dropped',
  'unknown-block',
  'unwrapped-block',
  'unknown-style',
  'left-over',
  'email-only',
  'furniture',
  'choose-picture',
  'picture-apart',
  'picture-link',
  'bad-link',
  'link-within',
  'page-link',
  'file-elsewhere',
  'captions',
  'comment',
  'deleted',
  'highlighted',
  'footnote',
  'title',
  'struck',
  'heading-link',
  'bold-row',
  'table-text',
  'too-deep',
  'too-long',
] as const;
export type NoteTopic = (typeof noteTopics)[number];

/** Something in the HTML that was lost, is incomplete, or had to be interpreted. */
export interface FromHtmlNote {
  /** `lost`: not converted; `to-do`: something must be added; `look`: converted by a guess. */
  readonly kind: 'lost' | 'to-do' | 'look';
  readonly topic: NoteTopic;
  readonly quotation: string;
  readonly place: {
    /** The number of blocks before it. */
    readonly block: number;
    /** Offset of its element in the HTML, in UTF-16 units; undefined if unknown. */
    readonly at: number | undefined;
  };
}

export type AddNote = (
  kind: FromHtmlNote['kind'],
  topic: NoteTopic,
  quotation: string,
  at?: number | undefined,
) => void;

const maxQuotation = 300;
/** Further notes of a document are dropped. */
const maxNotes = 2_000;

/** The notes of one document, without duplicates. */
export class Notes {
  readonly #notes = new Map<string, FromHtmlNote>();
  readonly #blockCount: () => number;

  constructor(blockCount: () => number) {
    this.#blockCount = blockCount;
  }

  readonly add: AddNote = (kind, topic, quotation, at) => {
    const line = inOneLine(quotation);
    const cut = line.length > maxQuotation ? `${line.slice(0, maxQuotation - 1).toWellFormed()}…` : line;
    const key = `${kind} ${topic} ${cut}`;
    if (this.#notes.size >= maxNotes || this.#notes.has(key)) return;
    this.#notes.set(key, { kind, topic, quotation: cut, place: { block: this.#blockCount(), at } });
  };

  get all(): FromHtmlNote[] {
    return [...this.#notes.values()];
  }
}
