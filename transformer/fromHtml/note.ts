import { inOneLine } from '../html/textOfHtml.ts';

/** What a note is about. A report and the editor have words for each. */
export const noteTopics = [
  // Content that no block holds.
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
  // What sites show around articles.
  'furniture',
  // Pictures and links.
  'choose-picture',
  'picture-apart',
  'picture-link',
  'bad-link',
  'link-within',
  // Films, sounds and frames.
  'page-link',
  'file-elsewhere',
  'captions',
  // What word processors add.
  'comment',
  'deleted',
  'highlighted',
  'footnote',
  // What something became.
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
  /** `lost`: it was not taken; `to-do`: something has to be added; `look`: it was taken as what it seemed to be. */
  readonly kind: 'lost' | 'to-do' | 'look';
  readonly what: NoteTopic;
  /** A piece of what it is about, in one line; empty where there are no words. */
  readonly quotation: string;
  readonly place: {
    /** How many blocks came before it. */
    readonly block: number;
    /** Where its element begins in the HTML, in UTF-16 units; undefined where that is not known. */
    readonly at: number | undefined;
  };
}

export type TakeNote = (
  kind: FromHtmlNote['kind'],
  what: NoteTopic,
  quotation: string,
  at?: number | undefined,
) => void;

/** Longer quotations are cut. */
const maxQuotation = 300;
/** More notes of one document are not read. */
const maxNotes = 2_000;

/** Collects the notes of one document, each once. */
export class Notes {
  readonly #notes = new Map<string, FromHtmlNote>();
  readonly #blockCount: () => number;

  constructor(blockCount: () => number) {
    this.#blockCount = blockCount;
  }

  readonly take: TakeNote = (kind, what, quotation, at) => {
    const line = inOneLine(quotation);
    const cut = line.length > maxQuotation ? `${line.slice(0, maxQuotation - 1).toWellFormed()}…` : line;
    const key = `${kind} ${what} ${cut}`;
    if (this.#notes.size >= maxNotes || this.#notes.has(key)) return;
    this.#notes.set(key, { kind, what, quotation: cut, place: { block: this.#blockCount(), at } });
  };

  get all(): FromHtmlNote[] {
    return [...this.#notes.values()];
  }
}
