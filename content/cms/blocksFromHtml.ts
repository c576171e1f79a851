/** Reads HTML as blocks. The server hands it in: the blocks' own HTML stands in `widgets/`, which content does not import. */
export type BlocksFromHtml = (html: string) => HtmlAsBlocks;

export interface HtmlAsBlocks {
  blocks: readonly Readonly<Record<string, unknown>>[];
  /** What could not be taken as it is. */
  notes: readonly HtmlNote[];
}

export interface HtmlNote {
  kind: string;
  what: string;
  quotation: string;
}
