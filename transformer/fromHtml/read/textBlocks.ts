import type { NewBlock } from '../claim.ts';

/** A text block is ended near this length, in UTF-16 units: with room to write, below what a field of HTML may hold. */
const maxText = 60_000;

/** Blocks in reading order, with a text block for all text between others. */
export class TextBlocks {
  readonly #blocks: NewBlock[] = [];
  readonly #onBlock: () => void;
  #text = '';

  constructor(onBlock: () => void) {
    this.#onBlock = onBlock;
  }

  addText(html: string): void {
    if (this.#text.length + html.length > maxText) this.#endText();
    this.#text += html;
  }

  /** Adds a text that editors cannot write in the text control, apart from those that they can. */
  addTextAlone(html: string): void {
    this.addBlocks([{ type: 'rich-text', data: { html } }]);
  }

  addBlocks(blocks: readonly NewBlock[]): void {
    if (blocks.length === 0) return;
    this.#endText();
    for (const block of blocks) this.#push(block);
  }

  end(): NewBlock[] {
    this.#endText();
    return this.#blocks;
  }

  #endText(): void {
    if (this.#text !== '') this.#push({ type: 'rich-text', data: { html: this.#text } });
    this.#text = '';
  }

  #push(block: NewBlock): void {
    this.#blocks.push(block);
    this.#onBlock();
  }
}
