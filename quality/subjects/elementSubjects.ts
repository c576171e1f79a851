import { attributeOf, type HtmlElement } from '../html/htmlTree.ts';
import type { HeadingSubject, HtmlSubject, ImageSubject, LinkSubject } from '../subjects.ts';
import { LazyText } from './lazyText.ts';

export interface ElementSubjects {
  link?: LinkSubject | undefined;
  image?: ImageSubject;
  heading?: HeadingSubject;
}

const nothing: ElementSubjects = {};

/** What an element of HTML is to rules: a link, a picture, a heading, or none of these. */
export function subjectsOfElement(element: HtmlElement, field: HtmlSubject): ElementSubjects {
  const { name } = element;
  if (name === 'a') return { link: linkOf(element, field) };
  if (name === 'img') return { image: imageOf(element, field) };
  if (/^h[1-6]$/.test(name)) return { heading: headingOf(element, field) };
  return nothing;
}

function linkOf(element: HtmlElement, field: HtmlSubject): LinkSubject | undefined {
  const href = attributeOf(element, 'href');
  if (!href) return undefined;
  const { block } = field;
  return Object.assign(new LazyText(element, field), {
    article: block.article,
    block,
    href: href.value,
    rel: attributeOf(element, 'rel')?.value.toLowerCase() ?? '',
    html: { element, field },
    place: () => field.place({ start: href.valueStart, end: href.valueEnd }),
  });
}

function imageOf(element: HtmlElement, field: HtmlSubject): ImageSubject {
  const { block } = field;
  const src = attributeOf(element, 'src');
  const alt = attributeOf(element, 'alt');
  return {
    article: block.article,
    block,
    src: src?.value ?? '',
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

function headingOf(element: HtmlElement, field: HtmlSubject): HeadingSubject {
  const { block } = field;
  return Object.assign(new LazyText(element, field), {
    article: block.article,
    block,
    level: Number(element.name[1]),
    html: { element, field },
    place: () => field.place({ start: element.contentStart, end: element.contentEnd }),
    placeOfLevel: () => field.placeOfTag(element),
  });
}

function pixels(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
}
