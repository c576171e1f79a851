import { elementOf } from '#transformer/html/elements.ts';
import { explainLostContent, lostContentOf, lostMeaning } from '#transformer/html/lostContent.ts';
import { sheetOf, unreadMeaningOf } from '#transformer/html/meaning.ts';
import { loadedFrom, pictureAddressOf } from '#transformer/html/pictureAddress.ts';
import { inOneLine } from '#transformer/html/textOfHtml.ts';
import { quoted } from '#transformer/validate/describeValue.ts';
import { attributesOf, decodeText, type HtmlElement, isInside } from '../../engine/html/htmlTree.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { HtmlSubject } from '../../engine/subjects/subjects.ts';

export const rule: Rule = {
  id: 'html/content-lost',
  severity: 'error',
  summary: 'A video, audio file, drawing, form or text is lost: rich text does not allow it.',
  html(field, report) {
    reportUnreadStyles(field, report);
    if (/<noscript/i.test(field.html)) reportLostPictures(field, report);
    for (const element of field.tree.elements) {
      const { fate, isHidden } = elementOf(element.name);
      if (fate === 'kept' || isInside(element, isLostWhole)) continue;
      const lost = lostContentOf(element.name, attributesOf(element));
      const text = fate === 'dropped' && !isHidden ? textIn(element, field) : '';
      if (lost === undefined && text === '') continue;
      const explained = lost === undefined ? explainLostText(element.name) : explainLostContent(lost);
      const { start, contentStart, contentEnd } = element;
      const place = text === '' ? { start, end: contentStart } : { start: contentStart, end: contentEnd };
      report(field.place(place), text === '' ? explained : `${explained} Its text: ${quoted(text)}.`, {
        evidence: text === '' ? field.html.slice(place.start, place.end) : text,
      });
    }
  },
};

/** Content of an element that is removed whole, or of a video, is reported with that element. */
function isLostWhole({ name }: HtmlElement): boolean {
  return elementOf(name).fate === 'dropped' || lostContentOf(name, {}) !== undefined;
}

function reportUnreadStyles(field: HtmlSubject, report: Report): void {
  if (!/style|class/i.test(field.html)) return;
  const sheet = sheetOf(field.html);
  const reported = new Set<string>();
  for (const element of field.tree.elements) {
    if (elementOf(element.name).fate === 'dropped') continue;
    const unread = unreadMeaningOf(element.name, attributesOf(element), sheet);
    if (!unread || reported.has(unread.selector)) continue;
    reported.add(unread.selector);
    const { selector, start = element.start } = unread;
    const end = unread.start === undefined ? element.contentStart : field.html.indexOf('{', start);
    report(field.place({ start, end }), explainLostContent(lostMeaning(selector)), { evidence: selector });
  }
}

/** `<noscript>` images, unless the page has them too: by the same address, or as the lazy-loaded sibling. */
function reportLostPictures(field: HtmlSubject, report: Report): void {
  const pictures = field.tree.elements.filter(({ name }) => name === 'img');
  const shown = new Set(pictures.filter(isShown).map(addressOf));
  for (const picture of pictures) {
    const around = picture.parent?.name === 'noscript' ? picture.parent : undefined;
    const address = addressOf(picture);
    if (!around || address === undefined || shown.has(address) || hasShownNeighbour(around, field)) continue;
    report(
      field.placeOfTag(picture),
      `The picture ${quoted(address)} is lost: <noscript> is removed with its content. Put the picture outside of <noscript>, or use an image block.`,
      { evidence: address },
    );
  }
}

function addressOf(picture: HtmlElement): string | undefined {
  return loadedFrom(pictureAddressOf(attributesOf(picture)));
}

function isShown(element: HtmlElement): boolean {
  return element.name === 'img' && addressOf(element) !== undefined && !isInside(element, isLostWhole);
}

function hasShownNeighbour(element: HtmlElement, { tree, html }: HtmlSubject): boolean {
  const nodes = (element.parent?.children ?? tree.children).filter(
    ({ kind, start, end }) => kind !== 'text' || html.slice(start, end).trim() !== '',
  );
  const at = nodes.indexOf(element);
  return [nodes[at - 1], nodes[at + 1]].some((node) => node?.kind === 'element' && isShown(node));
}

function explainLostText(name: string): string {
  return `A text is lost: <${name}> is removed with its content. Put the text outside of it.`;
}

/** Removed content is not part of the field's text, so its tags are stripped here. */
function textIn({ contentStart, contentEnd }: HtmlElement, { html }: HtmlSubject): string {
  const text = inOneLine(decodeText(html.slice(contentStart, contentEnd).replace(/<[^<>]*>/g, ' ')));
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}
