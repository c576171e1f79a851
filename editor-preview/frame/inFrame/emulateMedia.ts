import type { FrameView } from '../../pageView/frameView.ts';
import { showOnPaper } from './showOnPaper.ts';

/** Queries that always and never match: a visible window has a width. */
const [met, never] = ['(min-width: 0px)', '(max-width: 0px)'];

/** The original media queries of style sheets. */
const written = new WeakMap<MediaList, string>();
/** Pages with emulated media. */
const emulated = new WeakSet<Document>();

type Dress = Pick<FrameView, 'medium' | 'colours'>;

/** Emulates print media or a colour scheme by rewriting the media queries of style sheets. Print is light. */
export function emulateMedia(page: Document, { medium, colours }: Dress): void {
  const scheme = medium === 'print' ? 'light' : colours;
  const isPlain = medium === 'screen' && scheme === 'system';
  page.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  showOnPaper(page, medium === 'print');
  // A page that was never changed needs no reset.
  if (isPlain && !emulated.has(page)) return;
  emulated.add(page);
  for (const sheet of page.styleSheets) {
    for (const media of mediaOf(sheet)) {
      const before = written.get(media) ?? media.mediaText;
      written.set(media, before);
      const now = isPlain ? before : answered(before, medium, scheme);
      if (media.mediaText !== now) media.mediaText = now;
    }
  }
}

/** All media lists of a style sheet, including its own. */
function* mediaOf(sheet: CSSStyleSheet): Iterable<MediaList> {
  if (sheet.media.length > 0) yield sheet.media;
  yield* mediaOfRules(sheet.cssRules);
}

function* mediaOfRules(rules: CSSRuleList): Iterable<MediaList> {
  for (const rule of rules) {
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    if (media) yield media;
    if (cssRules) yield* mediaOfRules(cssRules);
  }
}

/** A media query with type and colour scheme resolved. */
export function answered(query: string, medium: Dress['medium'], scheme: Dress['colours']): string {
  return query
    .replace(/(?<![\w(-])(?:only\s+)?(print|screen)(?![\w-])/g, (_all, asked: string) =>
      asked === medium ? met : never,
    )
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (all, asked: string) =>
      scheme === 'system' ? all : asked === scheme ? met : never,
    );
}
