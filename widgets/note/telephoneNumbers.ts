import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';

const called =
  /\b(?:call|dial|ring|phone|llam[ae] al?|marque el|marca el|appelez le|rufen sie|wählen sie)(?: us)?(?: (?:at|on|die))? (\+?[0-9(][0-9 ().-]{1,27}[0-9])/gi;
const writtenNumber = /^\+?[0-9(][0-9 ().-]{0,28}[0-9]$/;
/** Other short numbers may be amounts: "call 100 patients". */
const emergencyNumber = /^(?:000|110|111|112|118|119|120|144|211|811|911|988|999)$/;
const minDigits = 7;
const maxTelephones = 3;

export function telephoneNumbers(element: TreeElement): { number: string }[] {
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
