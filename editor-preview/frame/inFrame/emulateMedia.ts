import type { FrameView } from '../../pageView/frameView.ts';
import { showOnPaper } from './showOnPaper.ts';

/** Always met, and never: a window that shows something has a width. */
const [met, never] = ['(min-width: 0px)', '(max-width: 0px)'];

/** What style sheets ask of their medium, as it was written. */
const written = new WeakMap<MediaList, string>();
/** The pages that show another medium than their window is. */
const emulated = new WeakSet<Document>();

type Dress = Pick<FrameView, 'medium' | 'colours'>;

/**
 * Makes the page look as in another medium, or in other colours than the computer is set to: what its style sheets ask of
 * them is answered in the place of the browser. Paper is light.
 */
export function emulateMedia(page: Document, { medium, colours }: Dress): void {
  const scheme = medium === 'print' ? 'light' : colours;
  const isPlain = medium === 'screen' && scheme === 'system';
  page.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  showOnPaper(page, medium === 'print');
  // What was never changed needs not be looked through.
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

/** Everything in a style sheet that asks of the medium, the sheet itself included. */
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

/** A media query whose questions for medium and colours are answered. */
export function answered(query: string, medium: Dress['medium'], scheme: Dress['colours']): string {
  return query
    .replace(/(?<![\w(-])(?:only\s+)?(print|screen)(?![\w-])/g, (_all, asked: string) =>
      asked === medium ? met : never,
    )
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (all, asked: string) =>
      scheme === 'system' ? all : asked === scheme ? met : never,
    );
}
