import { faultOfRemoval } from '../../../transformer/fault.ts';
import type { Removal } from '../../../transformer/html/cleanAttributes.ts';
import { attributeOf, type HtmlElement, type Range } from '../../html/htmlTree.ts';
import type { Details, Report } from '../../rule.ts';
import type { HtmlSubject } from '../../subjects.ts';

/** What a rule tells of something that the sanitiser takes out, in words that the server's log uses as well. */
export function reportRemoval(
  field: HtmlSubject,
  removal: Removal,
  parts: readonly Range[],
  report: Report,
  details: Details = {},
): void {
  const { message, evidence } = faultOfRemoval(removal, '');
  const times = parts.length > 1 ? ` It stands here ${parts.length} times.` : '';
  report(field.place(parts[0]), message + times, {
    ...(evidence === undefined ? {} : { evidence }),
    ...details,
  });
}

/** The opening tags of elements that were taken out. */
export function removedTags(field: HtmlSubject, { what }: Removal): Range[] {
  return field.tree.elements
    .filter(({ name }) => name === what)
    .map(({ start, contentStart }) => ({ start, end: contentStart }));
}

/** Attributes that were taken out, as `tag[attribute]` names them. */
export function removedAttributes(field: HtmlSubject, { what }: Removal): Range[] {
  return field.tree.elements.flatMap(({ name, attributes }) =>
    attributes.filter((attribute) => `${name}[${attribute.name}]` === what),
  );
}

/** Addresses that were taken out of the attributes of elements. */
export function removedAddresses(
  field: HtmlSubject,
  { what }: Removal,
  tag: string,
  attribute: string,
): Range[] {
  // Long addresses are told cut.
  const beginning = what.replace(/…$/, '');
  return field.tree.elements
    .filter(({ name }) => name === tag)
    .flatMap((element): Range[] => {
      const { value, valueStart, valueEnd } = attributeOf(element, attribute) ?? missing(element);
      return value?.startsWith(beginning) ? [{ start: valueStart, end: valueEnd }] : [];
    });
}

function missing({ start, contentStart }: HtmlElement) {
  return { value: undefined, valueStart: start, valueEnd: contentStart };
}
