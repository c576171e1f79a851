import { movedAlong } from '#editor-preview/model/textVersions.ts';
import type { TextOnPage } from '../tracing/traceFields.ts';

// A transparent field exactly over the text shows only caret and selection; the widget renders the text below.
// So no rendering touches the focused element or moves the caret.

interface Written {
  readonly name: string;
  readonly isLong: boolean;
  readonly text: string;
  readonly caret: number | undefined;
  readonly marked: { readonly from: number; readonly to: number } | undefined;
}

export type WritingField = ReturnType<typeof createWritingField>;

const typography = [
  'font',
  'font-kerning',
  'font-feature-settings',
  'font-variation-settings',
  'font-optical-sizing',
  'font-variant-numeric',
  'letter-spacing',
  'word-spacing',
  'text-transform',
  'text-align',
  'text-wrap-style',
  'text-rendering',
  'hyphens',
  'word-break',
  'overflow-wrap',
  'direction',
  'color',
] as const;

const plain: Readonly<Record<string, string>> = {
  position: 'absolute',
  'z-index': '2147483647',
  'box-sizing': 'content-box',
  margin: '0',
  padding: '0',
  border: '0',
  outline: 'none',
  'border-radius': '0',
  background: 'transparent',
  resize: 'none',
  overflow: 'hidden',
  'white-space-collapse': 'preserve',
  'min-block-size': '0',
  'min-inline-size': '0',
  'max-inline-size': 'none',
  'field-sizing': 'content',
  'box-shadow': 'none',
  appearance: 'none',
};

/** Prevents wrapping of the last glyph by a fraction of a pixel. */
const slack = 1;

export function createWritingField(page: Document, written: Written, over: TextOnPage) {
  const { name, isLong, text, caret, marked } = written;
  const element = page.createElement('textarea');
  element.setAttribute('aria-label', name);
  element.rows = 1;
  element.dir = 'auto';
  element.autocomplete = 'off';
  element.value = text;
  for (const [property, value] of Object.entries(plain)) element.style.setProperty(property, value);
  page.body.append(element);

  const lieOver = (place: TextOnPage | undefined): void => {
    // No visible text on the page, such as after deleting all of it: the field shows what is typed.
    element.style.setProperty('-webkit-text-fill-color', place ? 'transparent' : 'currentcolor');
    if (place) fit(element, place, isLong);
  };
  lieOver(over);
  element.focus({ preventScroll: true });
  const at = Math.min(caret ?? text.length, text.length);
  element.setSelectionRange(marked?.from ?? at, marked?.to ?? at);
  return {
    element,
    /** Repositions the field after a page change. If the text is not visible, the field shows it. */
    lieOver,
    take: (next: string) => {
      if (next === element.value) return;
      const [start, end] = [element.selectionStart, element.selectionEnd].map((index) =>
        movedAlong(element.value, next, index),
      );
      element.value = next;
      element.setSelectionRange(start ?? next.length, end ?? next.length);
    },
    remove: () => element.remove(),
  };
}

/** Gives a field the position, width and typography of a text, so that lines break alike. */
function fit(element: HTMLTextAreaElement, { node, start, end }: TextOnPage, isLong: boolean): void {
  const { parentElement: parent, ownerDocument: page } = node;
  const { defaultView: window } = page;
  if (!parent || !window) return;
  const range = page.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const lines = [...range.getClientRects()];
  const [first] = lines;
  if (!first) return;
  const computed = window.getComputedStyle(parent);
  for (const property of typography) element.style.setProperty(property, computed.getPropertyValue(property));
  const height = Number.parseFloat(computed.lineHeight) || first.height;
  element.style.setProperty('line-height', `${height}px`);

  const box = contentBox(closestBlockElement(parent));
  const isOneLine = !isLong && lines.every(({ top }) => Math.abs(top - first.top) < 1);
  const isAlone =
    (closestBlockElement(parent).textContent ?? '').trim() === node.data.slice(start, end).trim();
  // A text after others in its line begins at its start, and continues below them.
  const left = isOneLine && !isAlone ? first.left : box.left;
  const indent = isAlone || isOneLine ? 0 : Math.round(first.left - box.left);
  element.style.setProperty('text-indent', isAlone ? computed.textIndent : `${indent}px`);
  if (!isAlone && isOneLine) element.style.setProperty('text-align', 'start');
  const width = isOneLine ? Math.max(first.width, box.right - left) : box.right - left;
  element.style.setProperty('width', `${width + slack}px`);
  element.style.setProperty('min-height', `${height}px`);
  moveTo(element, left, first.top - (height - first.height) / 2);
}

/** Corrects for the page's margins by measuring the field's actual position. */
function moveTo(element: HTMLElement, left: number, top: number): void {
  const { style } = element;
  style.setProperty('left', style.left || '0px');
  style.setProperty('top', style.top || '0px');
  const now = element.getBoundingClientRect();
  style.setProperty('left', `${Number.parseFloat(style.left) + left - now.left}px`);
  style.setProperty('top', `${Number.parseFloat(style.top) + top - now.top}px`);
}

function closestBlockElement(element: Element): Element {
  const display = element.ownerDocument.defaultView?.getComputedStyle(element).display;
  const isInline = display === 'inline' || display === 'contents';
  return isInline && element.parentElement ? closestBlockElement(element.parentElement) : element;
}

function contentBox(element: Element): { left: number; right: number } {
  const { left, right } = element.getBoundingClientRect();
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element);
  const edge = (side: 'Left' | 'Right'): number =>
    [computed?.[`padding${side}`], computed?.[`border${side}Width`]].reduce(
      (sum, length) => sum + (Number.parseFloat(length ?? '') || 0),
      0,
    );
  return { left: left + edge('Left'), right: right - edge('Right') };
}
