type Names = ReadonlySet<string>;

function names(list: string): Names {
  return new Set(list.split(' '));
}

const voidElements = names('area base br col embed hr img input link meta param source track wbr');

/** Elements with raw text: the content runs to their own closing tag. */
export const rawTextElements = names('script style xmp iframe noembed noframes textarea title');

const blockElements = names(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul',
);

const headings = names('h1 h2 h3 h4 h5 h6');
const optionalEnds = names('p li dt dd tr td th thead tbody tfoot caption colgroup option');
const paragraphScope = names('table td th caption button object template');
const tableParts = names('caption colgroup thead tbody tfoot tr td th');
const tableFrames = names('table thead tbody tfoot tr');

export interface ImpliedEnd {
  ends: Names;
  within: Names;
}

const paragraph: ImpliedEnd = { ends: names('p'), within: paragraphScope };
const impliedEnds: ReadonlyMap<string, ImpliedEnd> = new Map([
  ['li', { ends: names('li'), within: names('ul ol table td th') }],
  ['dt', { ends: names('dt dd'), within: names('dl table td th') }],
  ['dd', { ends: names('dt dd'), within: names('dl table td th') }],
  ['td', { ends: names('td th'), within: names('table tr') }],
  ['th', { ends: names('td th'), within: names('table tr') }],
  ['tr', { ends: names('tr'), within: names('table thead tbody tfoot') }],
  ['thead', { ends: names('thead tbody tfoot caption'), within: names('table') }],
  ['tbody', { ends: names('thead tbody tfoot caption'), within: names('table') }],
  ['tfoot', { ends: names('thead tbody tfoot caption'), within: names('table') }],
  ['option', { ends: names('option'), within: names('select') }],
]);

export interface ElementKind {
  readonly name: string;
  readonly isVoid: boolean;
  readonly isRawText: boolean;
  readonly isHeading: boolean;
  readonly isTablePart: boolean;
  /** Whether it contains only table parts, so that browsers move everything else out of it. */
  readonly isTableFrame: boolean;
  readonly endsParagraph: ImpliedEnd | undefined;
  readonly ends: ImpliedEnd | undefined;
}

export function kindOfElement(written: string): ElementKind {
  const name = written.toLowerCase();
  return {
    name,
    isVoid: voidElements.has(name),
    isRawText: rawTextElements.has(name),
    isHeading: headings.has(name),
    isTablePart: tableParts.has(name),
    isTableFrame: tableFrames.has(name),
    endsParagraph: blockElements.has(name) ? paragraph : undefined,
    ends: impliedEnds.get(name),
  };
}

export function isOptionalEnd(name: string): boolean {
  return optionalEnds.has(name);
}

export const closingScope = names('td th caption table');

/**
 * Tables contain only table parts, which are only allowed there.
 * @param current the parent element; undefined for the fragment itself
 */
export function mayContain(name: string, current: string | undefined, hasTable: boolean): boolean {
  switch (current) {
    case 'table':
      return tableParts.has(name);
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return name === 'tr' || name === 'td' || name === 'th';
    case 'tr':
      return name === 'td' || name === 'th';
    default:
      return hasTable || !tableParts.has(name);
  }
}
