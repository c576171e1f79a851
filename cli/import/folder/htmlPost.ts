import { Parser } from 'htmlparser2';
import { maxParsedDepth, TooDeepError } from '#transformer/fromHtml/tree/parseTree.ts';
import { inOneLine } from '#transformer/html/textOfHtml.ts';
import type { DocumentFile, ReadDocument } from './document.ts';
import { factsIn } from './frontMatter.ts';

const roots = ['article', 'main', 'body'] as const;
const around: ReadonlySet<string> = new Set(['nav', 'footer', 'script', 'style', 'template', 'noscript']);
const aroundBody: ReadonlySet<string> = new Set([...around, 'header', 'aside']);

/** Facts from `meta` elements, text from `article`, `main` or `body`. */
export function htmlPost({ place, text, timeZone }: DocumentFile): ReadDocument {
  const page = readPage(text);
  const { meta } = page;
  const facts = factsIn(
    {
      date: meta['article:published_time'] ?? meta.date ?? meta['dc.date'],
      updated: meta['article:modified_time'] ?? meta['last-modified'],
      author: meta.author,
      category: meta['article:section'],
      tags: (meta['article:tag'] ?? meta.keywords ?? '').split(',').map((tag) => tag.trim()),
      description: meta.description ?? meta['og:description'],
      image: meta['og:image'],
      alt: meta['og:image:alt'],
      language: page.language,
      ...meta,
    },
    timeZone,
  );
  const canonical = [page.canonical, meta['og:url']].find((each) => URL.canParse('/', each));
  const name = place.replace(/\.html?$/i, '').replace(/(?:^|\/)index$/i, '');
  return {
    site:
      canonical === undefined
        ? undefined
        : { address: new URL('/', canonical).href, language: page.language },
    post: {
      ...facts,
      place,
      id: place,
      type: 'post',
      title: page.heading || (page.title ?? meta['og:title'] ?? name),
      slug: name.split('/').at(-1) ?? '',
      address: canonical ?? `/${name}`,
      formerAddresses: [`/${name}`, `/${place}`],
      html: page.html,
      pictureId: undefined,
    },
  };
}

interface ReadPage {
  html: string;
  title: string | undefined;
  /** HTML of the first heading, which is cut out of the text. */
  heading: string;
  language: string | undefined;
  canonical: string | undefined;
  meta: Readonly<Record<string, string>>;
}

interface Range {
  start: number;
  end: number;
}

function readPage(text: string): ReadPage {
  const meta: Record<string, string> = {};
  const found = new Map<string, Range>();
  const outside: { name: string; range: Range }[] = [];
  const open: { name: string; start: number; inner: number }[] = [];
  const page: Pick<ReadPage, 'title' | 'language' | 'canonical'> = {
    title: undefined,
    language: undefined,
    canonical: undefined,
  };
  let title = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > maxParsedDepth) throw new TooDeepError();
        open.push({ name, start: parser.startIndex, inner: parser.endIndex + 1 });
        if (name === 'html') page.language ??= attributes.lang?.trim() || undefined;
        if (name === 'meta') {
          const key = (attributes.name ?? attributes.property ?? '').toLowerCase();
          if (key !== '' && !Object.hasOwn(meta, key)) meta[key] = attributes.content?.trim() ?? '';
        }
        if (
          name === 'link' &&
          /\bcanonical\b/i.test(attributes.rel ?? '') &&
          URL.canParse(attributes.href ?? '')
        )
          page.canonical ??= attributes.href;
      },
      ontext(data) {
        if (open.at(-1)?.name === 'title' && open.some(({ name }) => name === 'head')) title += data;
      },
      onclosetag(name) {
        const element = open.pop();
        if (!element || element.name !== name) return;
        const range = { start: element.inner, end: parser.startIndex };
        // The first to open, although an article within it, such as a comment, closes before.
        if ([...roots, 'h1'].includes(name) && range.start < (found.get(name)?.start ?? text.length))
          found.set(name, range);
        if (aroundBody.has(name) || name === 'h1')
          outside.push({ name, range: { start: element.start, end: parser.endIndex + 1 } });
      },
    },
    { lowerCaseTags: true },
  );
  parser.end(text);
  const [article, main] = [found.get('article'), found.get('main')];
  // A comment below the text of `main` is an article too.
  if (article && main && main.start < article.start && 2 * lengthOf(article) < lengthOf(main))
    found.delete('article');
  const root = roots.find((name) => found.has(name));
  const content = found.get(root ?? '') ?? { start: 0, end: text.length };
  const h1 = found.get('h1');
  const isHeading = h1 !== undefined && h1.start >= content.start && h1.end <= content.end;
  const firstHeading = outside.find(({ name }) => name === 'h1')?.range;
  const cuts = outside
    .filter(({ name, range }) =>
      name === 'h1' ? isHeading && range === firstHeading : (root === 'body' ? aroundBody : around).has(name),
    )
    .map(({ range }) => range);
  return {
    ...page,
    title: inOneLine(title) || undefined,
    heading: h1 === undefined ? '' : text.slice(h1.start, h1.end),
    meta,
    html: without(text, content, cuts),
  };
}

function lengthOf({ start, end }: Range): number {
  return end - start;
}

function without(text: string, { start, end }: Range, cuts: readonly Range[]): string {
  const pieces: string[] = [];
  let from = start;
  for (const cut of [...cuts].sort((one, other) => one.start - other.start)) {
    if (cut.start < from || cut.end > end) continue;
    pieces.push(text.slice(from, cut.start));
    from = cut.end;
  }
  return pieces.join('') + text.slice(from, end);
}
