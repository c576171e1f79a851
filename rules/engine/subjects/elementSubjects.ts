import { headingLevelOf } from '#transformer/html/headingLevel.ts';
import { pictureAddressOf } from '#transformer/html/pictureAddress.ts';
import { attributeOf, attributesOf, type HtmlElement } from '../html/htmlTree.ts';
import { destinationOf } from '../links/address.ts';
import type { HeadingSubject, HtmlSubject, ImageSubject, LinkSubject } from './subjects.ts';

export function linkOfElement(element: HtmlElement, field: HtmlSubject): LinkSubject | undefined {
  const href = attributeOf(element, 'href');
  if (!href) return undefined;
  const { block } = field;
  const { article } = block;
  return {
    article,
    block,
    href: href.value,
    ...destinationOf(href.value, article.settings),
    text: field.textOf(element),
    rel: attributeOf(element, 'rel')?.value.toLowerCase() ?? '',
    html: { element, field },
    place: () => field.place({ start: href.valueStart, end: href.valueEnd }),
  };
}

export function imageOfElement(element: HtmlElement, field: HtmlSubject): ImageSubject {
  const { block } = field;
  const src = attributeOf(element, 'src');
  const alt = attributeOf(element, 'alt');
  return {
    article: block.article,
    block,
    src: pictureAddressOf(attributesOf(element)) ?? '',
    alt: alt?.value,
    takesAlt: true,
    isPortrait: false,
    width: pixels(attributeOf(element, 'width')?.value),
    height: pixels(attributeOf(element, 'height')?.value),
    html: { element, field },
    field: 'src',
    place: () =>
      src ? field.place({ start: src.valueStart, end: src.valueEnd }) : field.placeOfTag(element),
    placeOfAlt: () =>
      alt ? field.place({ start: alt.valueStart, end: alt.valueEnd }) : field.placeOfTag(element),
  };
}

export function headingOfElement(element: HtmlElement, field: HtmlSubject): HeadingSubject | undefined {
  const level = headingLevelOf(element.name, attributesOf(element));
  if (level === undefined) return undefined;
  const { block } = field;
  return {
    article: block.article,
    block,
    level,
    text: field.textOf(element),
    html: { element, field },
    place: () => field.place({ start: element.contentStart, end: element.contentEnd }),
    placeOfLevel: () => field.placeOfTag(element),
  };
}

function pixels(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
}
