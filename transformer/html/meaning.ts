import { elementOf } from './elements.ts';

/** Elements that say what a style only shows, the outermost first. */
export const meaningElements = ['s', 'u', 'strong', 'em', 'sup', 'sub'] as const;
export type MeaningElement = (typeof meaningElements)[number];

/** What an element's style, classes and attributes mean to a reader. */
export interface Meaning {
  /** Elements that its content has to stand in. */
  readonly elements: readonly MeaningElement[];
  /** The style takes away what the element itself says, as in `<b style="font-weight: normal">`. */
  readonly isPlain: boolean;
  /** The style makes a block of a phrasing element, so that its edges are boundaries. */
  readonly isBlock: boolean;
  /** Readers of the original never saw it. */
  readonly isHidden: boolean;
  /** The value of `type` that a list's style stands for. */
  readonly listType?: string | undefined;
}

const none: Meaning = { elements: [], isPlain: false, isBlock: false, isHidden: false };

/** Declarations of classes, by the class's name in the case written. */
export type ClassStyles = ReadonlyMap<string, string>;

/** Classes of common style sheets (Tailwind, Bootstrap, WordPress) that strike text out. */
const strikingClasses = /(?:^|\s)(?:line-through|text-decoration-line-through|strikethrough|strike)(?:\s|$)/i;

/** What of a style carries meaning, or may hide it in an escape or behind a comment. Most styles of pasted text have none of it. */
const meaningfulStyle =
  /line-through|underline|font-weight|font-style|vertical-align|position|mso-text-raise|display|visibility|mso-hide|list-style|font\s*:|\\|\/\*/i;

const lineMeanings: Readonly<Record<string, MeaningElement>> = { 'line-through': 's', underline: 'u' };
const alignMeanings: Readonly<Record<string, MeaningElement>> = { super: 'sup', sub: 'sub' };
const listTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Elements that are bold, or underlined, by themselves: a style that says so again means nothing. */
const alreadyBold: ReadonlySet<string> = new Set([
  'b',
  'strong',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'summary',
]);
const alreadyUnderlined: ReadonlySet<string> = new Set(['a', 'u', 'ins', 'abbr', 'acronym']);
const alreadyItalic: ReadonlySet<string> = new Set(['em', 'i', 'cite', 'dfn', 'var', 'address']);
const setsBold: ReadonlySet<string> = new Set(['b', 'strong']);
const setsItalic: ReadonlySet<string> = new Set(['em', 'i']);

/** Longer styles are read so far: real ones have a few hundred characters. */
const maxStyleLength = 2_000;

/**
 * What an element's style, classes and `hidden` mean. In time proportional to their length.
 *
 * @param name in small letters
 * @param classStyles what a style sheet in the same text says of classes
 */
export function meaningOf(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  classStyles?: ClassStyles,
): Meaning {
  const { style, class: classes, hidden } = attributes;
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return { ...none, isHidden: true };
  if (style === undefined && classes === undefined) return none;
  const written = `${stylesOfClasses(classes, classStyles)}${style ?? ''}`.slice(0, maxStyleLength);
  const isStruckByClass = classes !== undefined && strikingClasses.test(classes);
  const meaning = meaningfulStyle.test(written) ? meaningOfStyle(name, declarationsOf(written)) : none;
  if (!isStruckByClass || meaning.elements.includes('s') || elementOf(name).isStruck) return meaning;
  return { ...meaning, elements: ['s', ...meaning.elements] };
}

function stylesOfClasses(classes: string | undefined, classStyles: ClassStyles | undefined): string {
  if (classes === undefined || !classStyles || classStyles.size === 0) return '';
  return classes
    .split(/\s+/, 20)
    .map((name) => classStyles.get(name) ?? '')
    .join('');
}

function meaningOfStyle(name: string, style: ReadonlyMap<string, string>): Meaning {
  const value = (property: string): string => style.get(property) ?? '';
  if (/\bnone\b/.test(value('display')) || value('visibility') === 'hidden' || value('mso-hide') === 'all')
    return { ...none, isHidden: true };
  const { level, isStruck, isVoid } = elementOf(name);
  const isPhrasing = level === 'phrasing';
  const weight = weightOf(value('font-weight') || value('font'));
  const slant = slantOf(value('font-style') || value('font'));
  const lines = value('text-decoration-line').split(/\s+/);
  const found = new Set<MeaningElement>(lines.flatMap((line) => lineMeanings[line] ?? []));
  if (isStruck) found.delete('s');
  if (alreadyUnderlined.has(name)) found.delete('u');
  if (weight === 'bold' && !alreadyBold.has(name)) found.add('strong');
  if (slant === 'italic' && !alreadyItalic.has(name)) found.add('em');
  const raised = isPhrasing && !isVoid && name !== 'sup' && name !== 'sub' ? raisedBy(value) : undefined;
  if (raised) found.add(raised);
  return {
    elements: meaningElements.filter((element) => found.has(element)),
    isPlain: (setsBold.has(name) && weight === 'normal') || (setsItalic.has(name) && slant === 'normal'),
    isBlock: isPhrasing && /^(?:block|flex|grid|table|list-item|flow-root)\b/.test(value('display')),
    isHidden: false,
    listType: name === 'ol' ? listTypes[value('list-style-type') || value('list-style')] : undefined,
  };
}

function weightOf(value: string): 'bold' | 'normal' | undefined {
  const number = Number(/(?:^|\s)([1-9]\d{2})(?=\s|$)/.exec(value)?.[1] ?? Number.NaN);
  if (number >= 600 || /\bbold(?:er)?\b/.test(value)) return 'bold';
  return number < 600 || /\b(?:normal|lighter)\b/.test(value) ? 'normal' : undefined;
}

function slantOf(value: string): 'italic' | 'normal' | undefined {
  if (/\b(?:italic|oblique)\b/.test(value)) return 'italic';
  return /\bnormal\b/.test(value) ? 'normal' : undefined;
}

/** Text that is moved by less only sits better on its line. In CSS pixels. */
const leastRaisePx = 2;
const pixelsPer: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.2 };

/** Whether a style raises or lowers text, by a name or by a length. */
function raisedBy(value: (property: string) => string): MeaningElement | undefined {
  const named = alignMeanings[value('vertical-align')];
  if (named) return named;
  const isMoved = value('position') === 'relative';
  const up =
    pixelsOf(value('vertical-align')) ||
    pixelsOf(value('mso-text-raise')) ||
    (isMoved ? pixelsOf(value('bottom')) || -pixelsOf(value('top')) : 0);
  if (Math.abs(up) < leastRaisePx) return undefined;
  return up > 0 ? 'sup' : 'sub';
}

/** A length in CSS pixels, about; 0 for what is none. */
function pixelsOf(length: string): number {
  const [, number, unit = ''] = /^([+-]?[\d.]{1,9})(px|pt|r?em|%)$/.exec(length) ?? [];
  return (Number(number) || 0) * (pixelsPer[unit] ?? 0);
}

/**
 * The declarations of a style in small letters, of a property the last or the last important one. The shorthand `text-decoration` counts
 * as `text-decoration-line`.
 */
function declarationsOf(style: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of withoutComments(style).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const written = unescaped(declaration.slice(0, colon)).trim();
    const property = written
      .replace(/^-webkit-(?=text-decoration)/, '')
      .replace(/^text-decoration$/, '$&-line');
    const value = unescaped(declaration.slice(colon + 1));
    const isImportant = value.includes('!important');
    if (important.has(property) && !isImportant) continue;
    if (isImportant) important.add(property);
    declarations.set(property, value.replace('!important', '').trim());
  }
  return declarations;
}

function withoutComments(style: string): string {
  return style.includes('/*') ? style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ') : style;
}

/** A text with the characters that CSS writes by their numbers (CSS Syntax Level 3, section 4.3.7). */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_escape, digits?: string, letter = '') => {
    const code = Number.parseInt(digits ?? '', 16);
    if (Number.isNaN(code)) return letter;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toLowerCase() : '\ufffd';
  });
}

const classSelector = /^\s*[a-z0-9]*\.([\w-]+)\s*$/i;

/** Style sheets of programs have a few dozen classes. */
const maxClasses = 500;

/**
 * What the style sheets in a text say of classes alone (`.s2`, `span.s2`): programs put there what they do not put on the
 * element. Rules for print and the like, and all other selectors, are passed over.
 */
export function classStylesOf(html: string): ClassStyles {
  const styles = new Map<string, string>();
  const small = /<style/i.test(html) ? html.toLowerCase() : '';
  for (let at = small.indexOf('<style'); at !== -1; at = small.indexOf('<style', at + 1)) {
    const start = small.indexOf('>', at);
    if (start === -1) break;
    const end = small.indexOf('</style', start);
    readClasses(html.slice(start + 1, end === -1 ? html.length : end), styles);
    if (end === -1) break;
    at = end;
  }
  return styles;
}

function readClasses(sheet: string, styles: Map<string, string>): void {
  const [plain = ''] = sheet.split(/@(?:media|supports|container|layer)\b/i, 1);
  for (const rule of plain.split('}')) {
    const brace = rule.indexOf('{');
    if (brace === -1) continue;
    const declarations = rule.slice(brace + 1);
    for (const selector of rule.slice(0, brace).split(',')) {
      const name = classSelector.exec(selector.split(/\*\/|<!--/).at(-1) ?? '')?.[1];
      if (name && styles.size < maxClasses) styles.set(name, `${styles.get(name) ?? ''}${declarations};`);
    }
  }
}
