import { affiliateAttribute } from '../../contracts/affiliate.ts';
import { isPlainAddress } from '../../contracts/link.ts';
import { isAllowedAttribute, isAllowedTag, nestingLimit } from '../../transformer/html/allowList.ts';
import { maxHtmlLength } from '../../transformer/limits.ts';
import { attributeOf, type HtmlElement, type HtmlTree } from './htmlTree.ts';

/**
 * Whether the sanitiser would take nothing out of HTML, told by its tree, which the rules need anyway. It knows more
 * ways of writing than the strict one that the sanitiser itself lets pass unseen. False says nothing: then the
 * sanitiser has to run. A comment, a torn tag or an address that needs a second look is reason enough.
 */
export function isClean({ source, elements, comments, faults, tooDeep }: HtmlTree): boolean {
  return (
    source.length <= maxHtmlLength &&
    !tooDeep &&
    comments.length === 0 &&
    !source.includes('\0') &&
    !faults.some(({ kind }) => kind === 'unclosed-tag') &&
    (elements.length <= nestingLimit || !elements.some(isTooDeep)) &&
    elements.every(isCleanElement)
  );
}

function isCleanElement(element: HtmlElement): boolean {
  const { name, attributes } = element;
  if (!isAllowedTag(name)) return false;
  if (attributes.length === 0) return name !== 'img';
  if (!attributes.every((attribute) => isAllowedAttribute(name, attribute.name))) return false;
  if (name === 'a') return isCleanLink(element);
  return name !== 'img' || isCleanImage(element);
}

function isCleanLink(element: HtmlElement): boolean {
  const href = attributeOf(element, 'href');
  if (href && !isPlainAddress(href.value)) return false;
  // Only paid links may have it.
  if (attributeOf(element, affiliateAttribute) === undefined) return true;
  return /\bsponsored\b/i.test(attributeOf(element, 'rel')?.value ?? '');
}

function isCleanImage(element: HtmlElement): boolean {
  const src = attributeOf(element, 'src')?.value;
  return src !== undefined && /^(?:https:|\/)/i.test(src) && isPlainAddress(src);
}

function isTooDeep(element: HtmlElement): boolean {
  let depth = 0;
  for (let around = element.parent; around; around = around.parent) if (++depth >= nestingLimit) return true;
  return false;
}
