export interface LineAndColumn {
  line: number;
  column: number;
}

export class LineIndex {
  readonly text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
      this.#starts.push(end + 1);
    }
  }

  at(position: number): LineAndColumn {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#startOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: position - this.#startOf(low) + 1 };
  }

  /** The offset of a line and column, clamped to the last line and to the end. */
  position({ line, column }: LineAndColumn): number {
    const last = Math.min(line, this.#starts.length);
    return Math.min(this.#startOf(last - 1) + column - 1, this.text.length);
  }

  line(line: number): { start: number; text: string } | undefined {
    const start = this.#starts[line - 1];
    if (start === undefined) return undefined;
    const next = this.#starts[line];
    const text = this.text.slice(start, next === undefined ? undefined : next - 1);
    return { start, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  }

  #startOf(index: number): number {
    return this.#starts[index] ?? this.text.length;
  }
}
