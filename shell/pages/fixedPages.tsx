import { escapeText } from '#transformer/html/escape.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { Entries } from '../article/Contents.tsx';
import { tableOfContents } from '../article/tableOfContents.ts';
import type { Document } from '../document/document.ts';
import { shellPage } from '../page/shellPage.tsx';
import type { PageRenderer } from '../renderPage.ts';
import { textPage } from './textPage.styles.ts';

export interface PolicyFacts {
  eventRetentionDays: number;
}

/** These pages are the same for every reader. */
const anyReader = { preview: false, experiments: {}, country: undefined };

/**
 * Articles with the placeholders `$siteName`, `$contactEmail` and `$eventRetentionDays`.
 * @throws Error on rendering if a page is invalid
 */
export function fixedPages(renderer: PageRenderer, facts: PolicyFacts): ReadonlyMap<string, () => Document> {
  const { name, contactEmail, pages } = renderer.site;
  const values: Values = {
    siteName: name,
    contactEmail,
    eventRetentionDays: String(facts.eventRetentionDays),
  };
  return new Map(pages.map((page) => [pathOf(page), () => fixedPage(filledIn(page, values), renderer)]));
}

function pathOf(page: unknown): string {
  const path = typeof page === 'object' && page !== null && 'path' in page ? page.path : undefined;
  if (typeof path !== 'string') throw new Error('A fixed page of the site has no path.');
  return path;
}

function fixedPage(page: unknown, renderer: PageRenderer): Document {
  const { registry, html, site, assets } = renderer;
  const parts = { registry, html, site, islandScripts: assets.islandScripts };
  const { transformed, problems } = transformArticle(page, anyReader, parts);
  const [fault] = problems;
  if (!transformed || fault) throw new Error(`The fixed page ${fault?.path}: ${fault?.message}`);
  const { article, blocks } = transformed;
  const contents = tableOfContents(blocks.map(({ block }) => block));
  const text = blocks.map(({ rendered }) => rendered.html).join('');
  return shellPage(
    {
      title: article.title,
      ...(article.description === undefined ? {} : { description: article.description }),
      canonicalPath: article.path,
      part: 'shell-text',
      blockTypes: new Set(blocks.map(({ block }) => block.type)),
      children: (
        <article className={textPage}>
          <h1>{article.title}</h1>
          <p>{article.description}</p>
          {contents.length > 0 && (
            <nav aria-label="Contents">
              <Entries entries={contents} />
            </nav>
          )}
          <div dangerouslySetInnerHTML={{ __html: text }} />
        </article>
      ),
    },
    renderer,
  );
}

type Values = Readonly<Record<string, string | undefined>>;

const placeholder = /\$(siteName|contactEmail|eventRetentionDays)\b/g;

/** A block with an unknown value is dropped. */
function filledIn(value: unknown, values: Values, key = ''): unknown {
  if (typeof value === 'string') {
    return value.replace(placeholder, (_, name: string) => {
      const text = values[name] ?? '';
      return key === 'html' ? escapeText(text) : text;
    });
  }
  if (Array.isArray(value)) {
    return value.filter((item) => !namesMissing(item, values)).map((item) => filledIn(item, values, key));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filledIn(inner, values, name)]),
  );
}

function namesMissing(value: unknown, values: Values): boolean {
  return [...JSON.stringify(value).matchAll(placeholder)].some(([, name = '']) => values[name] === undefined);
}
