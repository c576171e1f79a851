import { attributeOf, type HtmlAttribute, type HtmlElement } from '../html/htmlTree.ts';
import type { Place } from '../place.ts';
import type {
  ArticleSubject,
  BlockSubject,
  ElementInField,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
} from '../subjects.ts';
import { LazyText } from './lazyText.ts';

/** The elements that are headings. */
export const headingNames: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The link that an `<a>` is; undefined where it leads nowhere. */
export function linkOfElement(element: HtmlElement, field: HtmlSubject): LinkSubject | undefined {
  const href = attributeOf(element, 'href');
  return href && new HtmlLink(element, field, href);
}

/** A link in HTML, whose text and place are read when a rule asks. */
class HtmlLink implements LinkSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject;
  readonly href: string;
  readonly rel: string;
  readonly html: ElementInField;
  readonly #href: HtmlAttribute;

  constructor(element: HtmlElement, field: HtmlSubject, href: HtmlAttribute) {
    this.article = field.block.article;
    this.block = field.block;
    this.href = href.value;
    this.rel = attributeOf(element, 'rel')?.value.toLowerCase() ?? '';
    this.html = { element, field };
    this.#href = href;
  }

  get text(): string {
    return this.html.field.textOf(this.html.element);
  }

  get place(): () => Place {
    return () => this.html.field.place({ start: this.#href.valueStart, end: this.#href.valueEnd });
  }
}

/** The picture that an `<img>` is. */
export function imageOfElement(element: HtmlElement, field: HtmlSubject): ImageSubject {
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

/** The heading that an element is. */
export function headingOfElement(element: HtmlElement, field: HtmlSubject): HeadingSubject {
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
