import { Parser } from 'htmlparser2';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

export type XmlEvent =
  | { is: 'element'; element: XmlElement; line: number }
  /** Malformed XML, or something that is not read. */
  | { is: 'fault'; line: number; reason: string };

/** Characters. Enough for a post of 5 MB with every character escaped. */
const maxElementLength = 64 * 1024 * 1024;
/** `rss`, `channel`, `item`, its fields and theirs; deeper nesting would fill the memory. */
const maxDepth = 32;
/** Elements in `rss` and `channel` are yielded. */
const outerDepth = 2;

/** Bounded by the largest element. Expands no entities of a document type, and reads no file that it names. */
export async function* xmlItems(chunks: AsyncIterable<string>): AsyncGenerator<XmlEvent> {
  const reader = new ItemReader();
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* reader.drain();
    if (reader.hasEnded) return;
  }
  reader.end();
  yield* reader.drain();
}

class ItemReader {
  readonly #parser: Parser;
  readonly #lines = new LineCounter();
  #found: XmlEvent[] = [];
  #open: XmlElement[] = [];
  #depth = 0;
  #length = 0;
  #bufferedLength = 0;
  #begin = 1;
  #fault: string | undefined;
  hasEnded = false;

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#onOpen(name, attributes),
        onclosetag: (name, isImplied) => this.#onClose(name, isImplied),
        ontext: (text) => this.#onText(text),
        onprocessinginstruction: (name) => this.#onInstruction(name),
      },
      { xmlMode: true },
    );
  }

  write(chunk: string): void {
    if (this.hasEnded) return;
    this.#lines.add(chunk);
    this.#bufferedLength += chunk.length;
    this.#parser.write(chunk);
    this.#lines.at(this.#parser.startIndex);
    if (this.#bufferedLength > maxElementLength)
      this.#stop(`more than ${maxElementLength / 1024 / 1024} million characters without an end`);
  }

  end(): void {
    if (!this.hasEnded) this.#parser.end();
  }

  *drain(): Generator<XmlEvent> {
    const found = this.#found;
    this.#found = [];
    yield* found;
  }

  #onOpen(name: string, attributes: Record<string, string>): void {
    this.#bufferedLength = 0;
    this.#depth += 1;
    if (this.hasEnded || this.#depth <= outerDepth) return;
    if (this.#depth > maxDepth) {
      this.#stop('elements are nested too deeply');
      return;
    }
    if (this.#open.length === 0) {
      this.#begin = this.#lines.at(this.#parser.startIndex);
      this.#length = 0;
      this.#fault = undefined;
    }
    const element = { name, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #onText(text: string): void {
    this.#bufferedLength = 0;
    const element = this.#open.at(-1);
    if (!element || this.hasEnded) return;
    this.#length += text.length;
    if (this.#length > maxElementLength) {
      this.#fault ??= `it has more than ${maxElementLength / 1024 / 1024} million characters`;
      return;
    }
    element.text += text;
  }

  #onClose(name: string, isImplied: boolean): void {
    this.#bufferedLength = 0;
    this.#depth -= 1;
    if (this.hasEnded) return;
    const element = this.#open.pop();
    if (!element) {
      if (isImplied && this.#depth === 0) this.#report(`<${name}> is not closed; the file may be cut off`);
      return;
    }
    if (isImplied) this.#fault ??= `<${name}> is not closed`;
    if (this.#open.length > 0) return;
    const line = this.#begin;
    if (this.#fault === undefined) this.#found.push({ is: 'element', element, line });
    else this.#found.push({ is: 'fault', line, reason: this.#fault });
  }

  #onInstruction(name: string): void {
    if (name.toLowerCase() === '!doctype')
      this.#report('the document type is ignored; its entities are kept as text');
  }

  #report(reason: string): void {
    this.#found.push({ is: 'fault', line: this.#lines.at(this.#parser.startIndex), reason });
  }

  #stop(reason: string): void {
    if (this.hasEnded) return;
    this.#report(`${reason}; the rest of the file is not read`);
    this.hasEnded = true;
  }
}

/** Positions must be requested in ascending order. */
class LineCounter {
  readonly #chunks: { text: string; start: number }[] = [];
  #length = 0;
  #counted = 0;
  #line = 1;

  add(text: string): void {
    this.#chunks.push({ text, start: this.#length });
    this.#length += text.length;
  }

  /** Drops the text before the position. */
  at(index: number): number {
    for (let chunk = this.#chunks[0]; chunk && this.#counted < index; chunk = this.#chunks[0]) {
      const end = Math.min(index - chunk.start, chunk.text.length);
      this.#line += lineBreaks(chunk.text, this.#counted - chunk.start, end);
      this.#counted = chunk.start + end;
      if (end < chunk.text.length) break;
      this.#chunks.shift();
    }
    return this.#line;
  }
}

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let next = text.indexOf('\n', from); next !== -1 && next < to; next = text.indexOf('\n', next + 1))
    count += 1;
  return count;
}
