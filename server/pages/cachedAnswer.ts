import { type Answer, inBestEncoding } from './answer.ts';
import type { Encoding } from './contentEncoding.ts';

export class CachedAnswer {
  readonly #answer: Answer;
  readonly #brotliQuality: number | undefined;
  readonly #made = new Map<Encoding, Promise<Answer>>();

  constructor(answer: Answer, brotliQuality?: number) {
    this.#answer = answer;
    this.#brotliQuality = brotliQuality;
  }

  in(encoding: Encoding): Promise<Answer> {
    const made = this.#made.get(encoding) ?? inBestEncoding(this.#answer, encoding, this.#brotliQuality);
    this.#made.set(encoding, made);
    return made;
  }
}
