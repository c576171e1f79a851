/** What the HTML standard says of elements inside each other, as far as prose is concerned. */

type Names = ReadonlySet<string>;

function names(list: string): Names {
  return new Set(list.split(' '));
}

/** Elements without content and without a closing tag. */
export const voidElements = names('area base br col embed hr img input link meta param source track wbr');

/** Elements whose content is not read as HTML, but runs to their own closing tag. */
export const rawTextElements = names('script style xmp iframe noembed noframes textarea title');

/** Elements that end an open paragraph, because none may stand in one. */
const blockElements = names(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul',
);

const headings = names('h1 h2 h3 h4 h5 h6');
const optionalEnds = names('p li dt dd tr td th thead tbody tfoot caption colgroup option');
const paragraphScope = names('table td th caption button object template');
const tableParts = names('caption colgroup thead tbody tfoot tr');

/** Which open elements the opening tag of an element ends, and what stops the search for them. */
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

/** What an opening tag ends besides a paragraph. */
export function impliedEndOf(name: string): ImpliedEnd | undefined {
  return impliedEnds.get(name);
}

/** What the opening tag of a block ends: the paragraph it would otherwise stand in. */
export function paragraphEndOf(name: string): ImpliedEnd | undefined {
  return blockElements.has(name) ? paragraph : undefined;
}

/** Whether an element may do without its closing tag. */
export function isOptionalEnd(name: string): boolean {
  return optionalEnds.has(name);
}

/** What a closing tag does not reach beyond, unless it is a table's own. */
export const closingScope = names('td th caption table');

/** Elements inside which no element of the same kind may stand: the outer one is closed first. */
export function closesItsLike(name: string, current: string): boolean {
  return headings.has(name) && headings.has(current);
}

/**
 * Whether browsers leave an element where it is written. Around a table's rows and cells they accept only the parts of
 * a table, and its parts only there.
 *
 * @param current the element around it; undefined for the fragment itself
 * @param hasTable whether a table is open
 */
export function mayStandIn(name: string, current: string | undefined, hasTable: boolean): boolean {
  switch (current) {
    case 'table':
      return tableParts.has(name) || name === 'td' || name === 'th';
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return name === 'tr' || name === 'td' || name === 'th';
    case 'tr':
      return name === 'td' || name === 'th';
    default:
      return hasTable || !(tableParts.has(name) || name === 'td' || name === 'th');
  }
}

/** Whether browsers move a text out of an element. */
export function isNoPlaceForText(name: string | undefined): boolean {
  return name === 'table' || name === 'thead' || name === 'tbody' || name === 'tfoot' || name === 'tr';
}
