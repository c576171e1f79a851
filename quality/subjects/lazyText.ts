import type { HtmlElement } from '../html/htmlTree.ts';
import type { HtmlSubject } from '../subjects.ts';

/**
 * The text of an element, read when a rule asks for it. The accessor stands on a class: one in an object literal gives
 * every object a shape of its own, and V8 keeps shapes, with all they lead to, far longer than objects.
 */
export class LazyText {
  readonly #element: HtmlElement;
  readonly #field: HtmlSubject;

  constructor(element: HtmlElement, field: HtmlSubject) {
    this.#element = element;
    this.#field = field;
  }

  get text(): string {
    return this.#field.textOf(this.#element);
  }
}
