/** The element that stands, between sanitiser and {@link mendTree}, where a block was that readers do not get. */
export const blockTag = 'x-block';

/** What an element's style means, for {@link mendTree}: names of elements, and {@link blockMark}. Only the sanitiser writes it. */
export const meaningAttribute = 'data-meaning';

/** The mark of an element that its style makes a block. */
export const blockMark = 'block';

/** The mark of an element that readers of the original never saw. */
export const hiddenMark = 'hidden';

/** Elements that parsers of HTML close, move or drop by what stands around them. */
const movedElements = /<(\/?)(p|li|dt|dd|h[2-4]|a|table|caption|thead|tbody|tfoot|tr|td|th)(?=[ />])/g;
const neutralPrefix = 'x-';

/**
 * Sanitised HTML with other names for what parsers would move: Node's and browsers' parsers then give the same tree, in
 * which everything stands where it is written. Sanitised HTML has a `<` in tags only.
 */
export function withNeutralNames(sanitised: string): string {
  return sanitised.replace(movedElements, `<$1${neutralPrefix}$2`);
}

/** The name behind one that {@link withNeutralNames} wrote. */
export function writtenName(name: string): string {
  return name !== blockTag && name.startsWith(neutralPrefix) ? name.slice(neutralPrefix.length) : name;
}
