import { declarationsOf, unresolved } from './declarations.ts';
import { elementOf, knownNameOf } from './elements.ts';
import { isHiddenBy } from './hiddenBy.ts';
import { type Apart, apartBy, furtherApart, joined, pixelsOf } from './standsApart.ts';
import { type StyleSheet, styleSheetOf, type UnreadRule } from './styleSheet.ts';

/** Semantic elements for styles, outermost first. */
export const meaningElements = ['s', 'u', 'strong', 'em', 'sup', 'sub'] as const;
export type MeaningElement = (typeof meaningElements)[number];

export interface Meaning extends Apart {
  readonly elements: readonly MeaningElement[];
  /** The style cancels the element's own meaning, as in `<b style="font-weight: normal">`. */
  readonly isPlain: boolean;
  readonly isHidden: boolean;
  readonly listType?: string | undefined;
}

export const noMeaning: Meaning = { ...joined, elements: [], isPlain: false, isHidden: false };

const strikingClasses =
  /(?:^|\s)(?:(?:has-|is-|text-|u-|ql-|text-decoration-)?(?:line-through|linethrough|strike|strike-?through|striked|strikeout|struck|struck-out))(?=\s|$)/i;
/** Other classes that strike text out by their names, such as `price__strike` and `md:line-through`. */
const mayStrike =
  /(?:^|\s)(?!not?[-_:]|\S*(?:hover|focus|active|print):)\S*[-_:](?:line-?through|strike-?through|strike-?out|striked?|struck)(?=\s|$)/i;

/** Prefixes such as `md:` may not apply to every screen: an extra boundary is less harmful than a missing one. */
const layoutClasses =
  /(?<=^|\s)(?:[a-z\d-]{1,20}:){0,3}(?:(?:d-|is-)?(?:(?:sm|md|x?x?lg?)-)?(?<display>(?:inline-)?(?:block|flex|grid))|(?:position-)?(?<position>absolute|fixed)|(?:float|pull)-(?<float>left|right|start|end)|align-(?<align>super|sub)|(?<gap>[mp])[lrsex]-(?<steps>\d{1,2})|col(?:-[a-z\d]{1,4}){0,2})(?=\s|$)/g;
const stepPx = 4;

const meaningfulStyle =
  /line-through|underline|font-weight|font-style|vertical-align|position|mso-text-raise|display|float|white-space|margin|padding|border|visibility|mso-hide|list-style|font\s*:|font-size\s*:\s*0|opacity|transparent|,\s*0\s*\)|background|-(?:indent|left|top)\s*:\s*-|\\|\/\*/i;
const meaningfulProperty =
  /--[\w-]{1,99}\s{0,9}:\s{0,9}(?:line-through|none|hidden|super|sub)\b|decoration|font|vertical-align|position|raise|display|visibility|hide|list-style|opacity|color|background|clip|indent|margin|padding|border|float|flex|width|white-space|shadow|content|top|bottom|left|right|\\/i;

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

/** Elements that are bold or underlined by default: the same style adds no meaning. */
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

/** Longer styles are truncated: real ones have a few hundred characters. */
const maxStyleLength = 2_000;

export function sheetOf(html: string): StyleSheet {
  return styleSheetOf(html, (declarations) => meaningfulProperty.test(declarations));
}

/** `name` is in lower case; `sheet` has the style sheets of the same text. */
export function meaningOf(name: string, attributes: Attributes, sheet?: StyleSheet): Meaning {
  const { style = '', class: classes = '', hidden } = attributes;
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return { ...noMeaning, isHidden: true };
  const own: OwnStyle = {
    declarations: style.slice(0, maxStyleLength),
    ofClasses: styleOfClasses(classes.slice(0, maxStyleLength)),
    isStruckByClass: strikingClasses.test(classes),
  };
  if (!sheet || sheet.isEmpty) return readMeaningOf(name, own, '', undefined);
  const key = `${sheet.kindOf(name, attributes)}\n${Object.values(own).join('\n')}`;
  return knownBy(meanings, sheet, key, () => {
    const ofSheet = sheet.styleOf(name, attributes).slice(-maxStyleLength);
    return readMeaningOf(name, own, ofSheet, unreadStyleOf(name, attributes, sheet));
  });
}

function unreadStyleOf(name: string, attributes: Attributes, sheet: StyleSheet): Style | undefined {
  const unread = sheet.unreadStyleOf(name, attributes).slice(0, maxStyleLength);
  return unread === '' ? undefined : knownBy(styles, sheet, unread, () => declarationsOf(unread));
}

type Known<Value> = WeakMap<StyleSheet, Map<string, Value>>;
const meanings: Known<Meaning> = new WeakMap();
const styles: Known<Style> = new WeakMap();
const maxKnown = 500;

function knownBy<Value>(all: Known<Value>, sheet: StyleSheet, key: string, read: () => Value): Value {
  const known = all.get(sheet) ?? new Map<string, Value>();
  all.set(sheet, known);
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const value = read();
  if (known.size < maxKnown) known.set(key, value);
  return value;
}

interface OwnStyle {
  readonly declarations: string;
  readonly ofClasses: string;
  readonly isStruckByClass: boolean;
}

type Style = ReadonlyMap<string, string>;

function readMeaningOf(name: string, own: OwnStyle, ofSheet: string, unread: Style | undefined): Meaning {
  const meaning = readStyleOf(name, own, ofSheet, unread);
  if (!unread || meaning.isHidden) return meaning;
  return { ...meaning, ...furtherApart(meaning, apartBy(name, valueIn(unread))) };
}

function readStyleOf(
  name: string,
  { declarations: ofElement, ofClasses, isStruckByClass }: OwnStyle,
  ofSheet: string,
  unread: Style | undefined,
): Meaning {
  const written = withVariables(`${ofClasses}${ofSheet};${ofElement}`, unread);
  if (!isStruckByClass && !meaningfulStyle.test(written)) return noMeaning;
  const declarations = declarationsOf(written);
  const meaning = meaningOfStyle(name, declarations);
  if (!isStruckByClass || declarations.has('text-decoration-line') || elementOf(name).isStruck)
    return meaning;
  return { ...meaning, elements: ['s', ...meaning.elements] };
}

function styleOfClasses(classes: string): string {
  const declarations = Array.from(classes.matchAll(layoutClasses), ({ groups = {} }) => {
    const { display, position, float, align, gap, steps } = groups;
    if (display) return `display:${display};`;
    if (position) return `position:${position};`;
    if (float) return 'float:left;';
    if (align) return `vertical-align:${align};`;
    if (gap) return `${gap === 'm' ? 'margin' : 'padding'}-left:${Number(steps) * stepPx}px;`;
    return 'display:block;';
  });
  return declarations.join('');
}

function withVariables(style: string, unread: Style | undefined): string {
  if (!unread || !usesVariables.test(style)) return style;
  const set = Array.from(unread, ([property, value]) =>
    property.startsWith('--') ? `${property}:${value};` : '',
  );
  return set.join('') + style;
}

const usesVariables = /var\(/i;
type Attributes = Readonly<Record<string, string | undefined>>;

/** As written. Rules of {@link sheetOf} are examined one by one. */
export function unreadMeaningOf(
  name: string,
  attributes: Attributes,
  sheet: StyleSheet,
): UnreadMeaning | undefined {
  const rule = sheet.unreadFor(name, attributes).find((each) => changesFacts(name, each));
  if (rule) return rule;
  const { class: classes = '' } = attributes;
  const striking = strikingClasses.test(classes) ? undefined : mayStrike.exec(classes)?.[0].trim();
  const selector = striking ?? inheritedFactOf(name, attributes, sheet);
  return selector === undefined ? undefined : { selector };
}

/** Properties that change a text's meaning and may depend on an outer element. */
const factProperties = ['text-decoration-line', 'display', 'visibility', 'vertical-align'];

function inheritedFactOf(name: string, attributes: Attributes, sheet: StyleSheet): string | undefined {
  const style = `${sheet.styleOf(name, attributes)};${attributes.style ?? ''}`.slice(-maxStyleLength);
  if (!usesVariables.test(style)) return undefined;
  const written = withVariables(style, unreadStyleOf(name, attributes, sheet));
  const property = inheritedFactIn(declarationsOf(written));
  return property && `${property}: var(…)`;
}

function inheritedFactIn(style: Style): string | undefined {
  return factProperties.find((property) => style.get(property)?.includes(unresolved));
}

export type UnreadMeaning = Pick<UnreadRule, 'selector'> & Partial<Pick<UnreadRule, 'start'>>;

function changesFacts(name: string, rule: UnreadRule): boolean {
  const known = factsChanged.get(rule) ?? new Map<string, boolean>();
  factsChanged.set(rule, known);
  const element = knownNameOf(name);
  const changes = known.get(element) ?? hasFacts(element, rule.declarations);
  known.set(element, changes);
  return changes;
}

const factsChanged = new WeakMap<UnreadRule, Map<string, boolean>>();

function hasFacts(name: string, declarations: string): boolean {
  const style = declarationsOf(declarations.slice(0, maxStyleLength));
  const { elements, isHidden } = meaningOfStyle(name, style);
  const addsWords = /[\p{L}\p{N}]/u.test(style.get('content') ?? '');
  return (
    addsWords ||
    isHidden ||
    inheritedFactIn(style) !== undefined ||
    ['s', 'sup', 'sub'].some((fact) => elements.some((element) => element === fact))
  );
}

function meaningOfStyle(name: string, style: Style): Meaning {
  const value = valueIn(style);
  if (isHiddenBy(name, value)) return { ...noMeaning, isHidden: true };
  const { level, isStruck, isVoid } = elementOf(name);
  const weight = weightOf(value('font-weight') || value('font'));
  const slant = slantOf(value('font-style') || value('font'));
  const lines = value('text-decoration-line').split(/\s+/);
  const found = new Set<MeaningElement>(lines.flatMap((line) => lineMeanings[line] ?? []));
  if (isStruck) found.delete('s');
  if (alreadyUnderlined.has(name)) found.delete('u');
  if (weight === 'bold' && !alreadyBold.has(name)) found.add('strong');
  if (slant === 'italic' && !alreadyItalic.has(name)) found.add('em');
  const isAlreadyRaised = name === 'sup' || name === 'sub';
  const raised = level === 'phrasing' && !isVoid && !isAlreadyRaised ? raisedBy(value) : undefined;
  if (raised) found.add(raised);
  return {
    ...apartBy(name, value),
    elements: meaningElements.filter((element) => found.has(element)),
    isPlain: (setsBold.has(name) && weight === 'normal') || (setsItalic.has(name) && slant === 'normal'),
    isHidden: false,
    listType: name === 'ol' ? listTypes[value('list-style-type') || value('list-style')] : undefined,
  };
}

function valueIn(style: Style): (property: string) => string {
  return (property) => style.get(property) ?? '';
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

/** Smaller offsets only align text. In CSS pixels. */
const leastRaisePx = 2;

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
