import type { NewBlock } from '../claim.ts';

/** In UTF-16 units: leaves room to edit, below the limit of an HTML field. */
const maxText = 60_000;

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

  /** Adds text that the text control cannot edit, separate from editable text. */
  addSeparateText(html: string): void {
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
