import { pointerStep } from '../../../contracts/json/jsonPointer.ts';
import { parseMarkup } from './markup.ts';

// Which field of a block is which part of its page. Only what is told by its content: a part whose text or attribute is
// exactly the text of one field, and of no other.

/** The texts of a block's data as they read on the page, by plain JSON Pointers from the block. */
function textsOf(block: unknown): { pointer: string; text: string }[] {
  const found: { pointer: string; text: string }[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') {
      const text = asRead(value.includes('<') ? (parseMarkup(value).textContent ?? '') : value);
      if (text !== '') found.push({ pointer, text });
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) visit(inner, pointer + pointerStep(field));
    }
  };
  visit(block, '');
  return found.filter(({ pointer }) => pointer.startsWith('/data/'));
}

function asRead(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Attributes that show what an author wrote. */
const tellingAttributes = ['alt', 'src', 'href', 'title', 'placeholder', 'value', 'aria-label'];

/** What may be the text of a field in an element: its own text first. */
function tellingTexts(element: Element): string[] {
  const attributes = tellingAttributes.map((name) => element.getAttribute(name) ?? '');
  return [element.textContent ?? '', ...attributes].map(asRead).filter((text) => text !== '');
}

/**
 * The field that an element of a block shows, or an element around it.
 *
 * @param block the block's JSON
 * @returns its plain JSON Pointer from the block; undefined where it cannot be told
 */
export function fieldShownBy(element: Element, around: Element, block: unknown): string | undefined {
  const texts = textsOf(block);
  for (let shown: Element | null = element; shown && shown !== around; shown = shown.parentElement) {
    for (const told of tellingTexts(shown)) {
      const fields = texts.filter(({ text }) => text === told);
      if (fields.length === 1) return fields[0]?.pointer;
    }
  }
  return undefined;
}

/** The innermost element of a block that shows a field; undefined where none can be told. */
export function elementShowing(pointer: string, around: Element, block: unknown): Element | undefined {
  const text = textsOf(block).find((field) => field.pointer === pointer)?.text;
  if (text === undefined) return undefined;
  const shows = (element: Element): boolean => tellingTexts(element).includes(text);
  const elements = [...around.querySelectorAll('*')].filter(shows);
  return elements.find((element) => !elements.some((other) => other !== element && element.contains(other)));
}

/** A block of an article by its id, however deep it stands. */
export function blockNamed(id: string, article: unknown): unknown {
  if (typeof article !== 'object' || article === null) return undefined;
  if ('id' in article && article.id === id && 'type' in article) return article;
  for (const inner of Object.values(article)) {
    const found = blockNamed(id, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
