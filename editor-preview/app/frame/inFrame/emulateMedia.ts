import type { FrameView } from '../../pageView/frameView.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Emulates printing: no backgrounds and shadows, except those with `print-color-adjust: exact`. */
function showOnPaper(page: Document, isPrint: boolean): void {
  const known = sheets.get(page);
  const window = page.defaultView;
  if (!window || (!isPrint && !known)) return;
  const sheet = known ?? new (window as Window & typeof globalThis).CSSStyleSheet();
  sheets.set(page, sheet);
  if (isPrint) sheet.replaceSync(paperStyles(page));
  const others = page.adoptedStyleSheets.filter((other) => other !== sheet);
  page.adoptedStyleSheets = isPrint ? [...others, sheet] : others;
}

function paperStyles(page: Document): string {
  const exactSelectors = [...page.styleSheets].flatMap((sheet) => [...exactly(sheet.cssRules)]);
  const list = exactSelectors.join(', ');
  const others = exactSelectors.length > 0 ? `:where(:not(${list}, :is(${list}) *))` : ':where(*)';
  const bare = 'background-color: transparent !important; background-image: none !important';
  return (
    `${others}, ${others}::before, ${others}::after { ${bare}; box-shadow: none !important } ` +
    'html { background-color: white !important }'
  );
}

function* exactly(rules: CSSRuleList): Iterable<string> {
  for (const rule of rules) {
    const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>;
    const isExact = style?.getPropertyValue('print-color-adjust') === 'exact';
    if (isExact && selectorText !== undefined && !/[&]|::/.test(selectorText)) yield selectorText;
    if (cssRules) yield* exactly(cssRules);
  }
}

/** Queries that always and never match: a visible window has a width. */
const [always, never] = ['(min-width: 0px)', '(max-width: 0px)'];

const written = new WeakMap<MediaList, string>();
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
    .replace(/(?<![\w(-])(?:only\s+)?(print|screen)(?![\w-])/g, (_all, requested: string) =>
      requested === medium ? always : never,
    )
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (all, requested: string) =>
      scheme === 'system' ? all : requested === scheme ? always : never,
    );
}
