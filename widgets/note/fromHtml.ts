import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { inParagraphs } from '#transformer/fromHtml/tree/inParagraphs.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { isBlankText, isElement, isText, type TreeElement } from '#transformer/html/treeNodes.ts';
import { isIcon, isNoteTitle, noteBoxes, noteKind, outOfNotes } from './noteSigns.ts';

const called =
  /\b(?:call|dial|ring|phone|llam[ae] al?|marque el|marca el|appelez le|rufen sie|wählen sie)(?: us)?(?: (?:at|on|die))? (\+?[0-9(][0-9 ().-]{1,27}[0-9])/gi;
const writtenNumber = /^\+?[0-9(][0-9 ().-]{0,28}[0-9]$/;
/** Other short numbers may be amounts: "call 100 patients". */
const emergencyNumber = /^(?:000|110|111|112|118|119|120|144|211|811|911|988|999)$/;
const minDigits = 7;
const maxTelephones = 3;

/** Longer texts in a coloured box are sections of the article. In characters. */
const maxCharacters = 1_500;
const maxTitle = 300;

/** A call-out or a coloured group. Its words and class say how urgent it is. */
export const noteFromHtml: BlockFromHtml = {
  type: 'note',
  selector: noteBoxes,
  read(element, context) {
    const { children } = find([element], '.kg-callout-text') ?? element;
    const text = context.text(children);
    if (text === '' || text.length > maxCharacters || find(children, outOfNotes)) return undefined;
    const [first, ...others] = children.filter(
      (node) => !isBlankText(node) && (isElement(node) || isText(node)),
    );
    const hasIcon = first !== undefined && others.length > 0 && isIcon(context.text([first]));
    const parts = hasIcon || !first ? others : [first, ...others];
    const title = parts.length > 1 && isNoteTitle(parts[0]) ? context.text(parts.slice(0, 1)) : '';
    if (title.length > maxTitle || find(parts.slice(1), 'h2')) return undefined;
    const html = context.html(inParagraphs(title === '' ? parts : parts.slice(1)));
    const signs = noteKind(element, title, context.text(title === '' ? [element] : parts.slice(1)));
    const telephones = signs === 'urgent' ? telephoneNumbers(element) : [];
    // An urgent note must name a telephone.
    const kind = signs === 'urgent' && telephones.length === 0 ? 'caution' : signs;
    return {
      ...(kind ? { kind } : {}),
      ...(title === '' ? {} : { title }),
      html,
      ...(telephones.length > 0 ? { telephones } : {}),
    };
  },
};

function telephoneNumbers(element: TreeElement): { number: string }[] {
  const ofLinks = findAll([element], 'a').flatMap(({ attribs, children }) => {
    const [, address] = /^\s*tel:(.{2,30})$/i.exec(attribs.href ?? '') ?? [];
    return address === undefined ? [] : [[textOfTree(children), address].find(isNumber)];
  });
  const ofText = [...textOfTree([element]).matchAll(called)].map(([, number]) => number);
  const numbers = [...ofLinks, ...ofText.filter(isNumber)].filter((number) => number !== undefined);
  const byDigits = new Map(numbers.map((number) => [digitsOf(number), number.trim()]));
  return [...byDigits.values()].slice(0, maxTelephones).map((number) => ({ number }));
}

function isNumber(text: string | undefined): boolean {
  if (text === undefined || !writtenNumber.test(text.trim())) return false;
  const digits = digitsOf(text);
  return digits.length >= minDigits || emergencyNumber.test(digits);
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
