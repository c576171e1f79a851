/** The style sheets that remove backgrounds, by page. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Emulates printing: no backgrounds and shadows, except those with `print-color-adjust: exact`. */
export function showOnPaper(page: Document, isPrint: boolean): void {
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
  const kept = [...page.styleSheets].flatMap((sheet) => [...exactly(sheet.cssRules)]);
  const list = kept.join(', ');
  const others = kept.length > 0 ? `:where(:not(${list}, :is(${list}) *))` : ':where(*)';
  const bare = 'background-color: transparent !important; background-image: none !important';
  return (
    `${others}, ${others}::before, ${others}::after { ${bare}; box-shadow: none !important } ` +
    'html { background-color: white !important }'
  );
}

/** The selectors with exact print colours. */
function* exactly(rules: CSSRuleList): Iterable<string> {
  for (const rule of rules) {
    const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>;
    const isExact = style?.getPropertyValue('print-color-adjust') === 'exact';
    if (isExact && selectorText !== undefined && !/[&]|::/.test(selectorText)) yield selectorText;
    if (cssRules) yield* exactly(cssRules);
  }
}
