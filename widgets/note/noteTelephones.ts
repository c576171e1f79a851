import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import { linesOfTree, textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';

/** `+44 (0)`, `1 (800)`, `(800)`: elsewhere a bracket ends the number. */
const beginning = String.raw`(?:(?:\+\d{1,3}|1)[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?`;
/** `800-222-1222` and `222-1222` end at a blank; `1-800 222 1222` and `+44-20-7946 0018` do not. */
const complete = String.raw`(?<![+\d])\d{2,}[.-]\d+[.-]\d+|(?<!\d)\d{3}[.-]\d{4}`;
/** "24/7", "24 hours a day". */
const period = String.raw`\d{1,2}(?:\/|[ -]?(?:[hj]|hrs?|hours?|horas?|heures?|stunden|days?|d[ií]as?|jours?|tage|min|minutes?|minutos?|times|veces)\b)`;
const groups = String.raw`\d+(?:(?:[.-]|(?<!${complete}) (?!${period}))\d+)*`;
const called = new RegExp(
  String.raw`\b(?:call(?: or text)?|dial|ring|phone|llam[ae] al?|marque el|marca el|appelez le|rufen sie|wählen sie)(?: us)?(?: (?:at|on|die))?\s\(??(${beginning}${groups})`,
  'gi',
);
const writtenNumber = /^\+?[0-9(][0-9 ().-]{0,28}[0-9]$/;
/** Other short numbers may be amounts: "call 100 patients". None begins with 0. */
const emergencyNumber =
  /^(?:0\d\d|110|111|112|118|119|120|144|211|811|911|988|999|116(?:000|006|111|117|123)|3114)$/;
const minDigits = 7;
const maxTelephones = 3;

/** From links, and from text behind "call" and the like. */
export function noteTelephones(element: TreeElement): { number: string }[] {
  const ofLinks = findAll([element], 'a').flatMap(({ attribs, children }) => {
    const [, address] = /^\s*tel:(.{2,30})$/i.exec(attribs.href ?? '') ?? [];
    return address === undefined ? [] : [[textOfTree(children), address].find(isNumber)];
  });
  // A number does not go on in the next paragraph.
  const text = linesOfTree([element]).join('\n');
  const ofText = [...text.matchAll(called)].map(([, written = '']) => numberIn(written));
  const numbers = [...ofLinks, ...ofText].filter((number) => number !== undefined);
  const byDigits = new Map(numbers.map((number) => [digitsOf(number), number.trim()]));
  return [...byDigits.values()].slice(0, maxTelephones).map((number) => ({ number }));
}

/** "988 24" is 988, and another number. */
function numberIn(written: string): string | undefined {
  if (isNumber(written)) return written;
  const [first = ''] = /^\d+/.exec(written) ?? [];
  return digitsOf(written).length < minDigits && isNumber(first) ? first : undefined;
}

function isNumber(text: string): boolean {
  if (!writtenNumber.test(text.trim())) return false;
  const digits = digitsOf(text);
  return digits.length >= minDigits || emergencyNumber.test(digits);
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
