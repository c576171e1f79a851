import { blockIdAttribute, blocksAttribute } from '#contracts/previewMarks.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { Chosen } from '../messages.ts';
import type { BlockOnTrial } from './articleRenderer.ts';
import { isElement, isText } from './markup.ts';
import {
  type BlockText,
  createTracer,
  type PointedAt,
  type Shown,
  type TextOnPage,
} from './tracing/traceFields.ts';
import { valueInArticle } from './valueInArticle.ts';

export interface ChosenOnPage {
  readonly chosen: Chosen;
  readonly caret?: number;
  readonly canWrite?: boolean;
}

export interface FieldsOnPage {
  at: (point: PointedAt) => ChosenOnPage | undefined;
  shownBy: (chosen: Chosen) => readonly Shown[];
  textOf: (chosen: Chosen) => TextOnPage | undefined;
  textsOf: (block: string) => readonly BlockText[];
}

/**
 * @param hasScript whether scripts run on the article's page
 * @param now a clock in milliseconds, for a time limit
 */
export function fieldsOnPage(
  page: Document,
  article: () => unknown,
  onTrial: (id: string) => BlockOnTrial | undefined,
  hasScript = true,
  now = () => performance.now(),
): FieldsOnPage {
  const tracer = createTracer((id) => closestBlock(blockElement(page, id)), onTrial, hasScript, now);
  const titles = (): readonly { pointer: string; place: TextOnPage }[] => {
    const main = page.querySelector('main');
    return main ? ownTexts(main, article()) : [];
  };
  const titleAt = (pointer: string | undefined): TextOnPage | undefined =>
    titles().find((title) => title.pointer === pointer)?.place;

  return {
    at: (point) => {
      const id = point.element.closest(`[${blockIdAttribute}]`)?.getAttribute(blockIdAttribute);
      if (!id) {
        const { node, offset } = point.text ?? {};
        const title = titles().find(({ place }) =>
          node
            ? place.node === node
            : point.element.contains(place.node) && point.element.localName !== 'main',
        );
        if (!title) return undefined;
        const { pointer, place } = title;
        const caret = offset === undefined ? {} : { caret: Math.max(0, offset - place.start) };
        return { chosen: { block: articleItself, pointer }, canWrite: node !== undefined, ...caret };
      }
      const field = tracer.fieldAt(id, point);
      if (!field) return { chosen: { block: id } };
      const { pointer, isVerbatim, caret } = field;
      return {
        chosen: { block: id, pointer },
        ...(caret === undefined ? {} : { caret }),
        ...(isVerbatim ? { canWrite: true } : {}),
      };
    },
    shownBy: ({ block, pointer }) => {
      if (pointer === undefined) return [];
      if (block !== articleItself) return tracer.shownBy(block, pointer);
      const place = titleAt(pointer);
      return place ? [{ kind: 'text', ...place }] : [];
    },
    textOf: ({ block, pointer }) => {
      if (block === articleItself) return titleAt(pointer);
      return pointer === undefined ? undefined : tracer.textOf(block, pointer);
    },
    textsOf: (block) =>
      block === articleItself
        ? titles().map(({ pointer }) => ({ pointer, isHtml: false }))
        : tracer.textsOf(block),
  };

  /** The article's own texts: the server renders the header, so they are matched by content. */
  function ownTexts(main: Element, json: unknown): { pointer: string; place: TextOnPage }[] {
    return ['/title', '/description'].flatMap((pointer) => {
      const value = valueInArticle(json, { block: articleItself, pointer });
      const node = typeof value === 'string' && value !== '' ? textSaying(main, value) : undefined;
      if (!node) return [];
      const start = node.data.indexOf(String(value));
      return [{ pointer, place: { node, start, end: start + String(value).length } }];
    });
  }
}

export function blockElement(page: Document, id: string): Element | undefined {
  const quoted = id.replace(/["\\\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return page.querySelector(`[${blockIdAttribute}="${quoted}"]`) ?? undefined;
}

function closestBlock(element: Element | undefined): Element | undefined {
  let found: Element | undefined;
  for (let at = element; at; at = at.parentElement ?? undefined) {
    if (at.hasAttribute(blocksAttribute)) break;
    if (at.hasAttribute(blockIdAttribute)) found = at;
  }
  return found;
}

function textSaying(main: Element, text: string): Text | undefined {
  const texts = main.ownerDocument.createTreeWalker(
    main,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      isElement(node) && (node.hasAttribute(blocksAttribute) || node.matches('script, style, nav'))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (isText(node) && node.data.trim() === text.trim()) return node;
  }
  return undefined;
}
