import {
  type AttributeSpec,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { markTags, type RichTextKind } from '#transformer/html/textElements.ts';

/** Whether a paragraph in a list, or the only one, is written with `<p>`. `auto` is the default there. */
export const wrapAttribute = 'data-wrap';

const marks: Readonly<Record<string, MarkSpec>> = Object.fromEntries(
  Object.entries(markTags).map(([tag, attributes]): [string, MarkSpec] => [
    tag,
    {
      attrs: Object.fromEntries(attributes.map((name): [string, AttributeSpec] => [name, { default: null }])),
      inclusive: tag !== 'a',
      // A `<cite>` without a source is the title of a work.
      parseDOM: [
        {
          tag: tag === 'cite' ? `cite:not([${sourceAttribute}])` : tag,
          getAttrs: (element: HTMLElement) => attributesOf(element, attributes),
        },
      ],
      toDOM: (mark) => [tag, written(mark.attrs), 0],
    },
  ]),
);

const inlineNodes: Readonly<Record<string, NodeSpec>> = {
  text: { group: 'inline' },
  br: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  citation: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { id: { default: '' } },
    parseDOM: [
      {
        tag: `cite[${sourceAttribute}]`,
        priority: 60,
        getAttrs: (element) => ({ id: element.getAttribute(sourceAttribute) ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['cite', { [sourceAttribute]: String(attrs.id) }],
  },
};

function heading(tag: string): NodeSpec {
  return { group: 'block', content: 'inline*', defining: true, parseDOM: [{ tag }], toDOM: () => [tag, 0] };
}

const blockNodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'block+' },
  p: {
    group: 'block',
    content: 'inline*',
    attrs: { wrap: { default: 'auto' } },
    parseDOM: [
      { tag: 'p', getAttrs: (element) => ({ wrap: element.getAttribute(wrapAttribute) ?? 'auto' }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['p', { [wrapAttribute]: String(attrs.wrap) }, 0],
  },
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  ul: { group: 'block', content: 'li+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ol: {
    group: 'block',
    content: 'li+',
    attrs: { start: { default: null } },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => attributesOf(element, ['start']) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['ol', written(attrs), 0],
  },
  li: { content: 'p block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  hr: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
};

export const proseSchemas: Readonly<Record<RichTextKind, Schema>> = {
  blocks: new Schema({ nodes: { ...blockNodes, ...inlineNodes }, marks }),
  inline: new Schema({ nodes: { doc: { content: 'inline*' }, ...inlineNodes }, marks }),
};

function attributesOf(element: HTMLElement, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

function written(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
