/** Marks, between sanitiser and {@link repairTree}, where a block was unwrapped. */
export const blockTag = 'x-block';

/** For {@link repairTree}: element names, and {@link blockMark}. Only the sanitiser writes it. */
export const meaningAttribute = 'data-meaning';

export const blockMark = 'block';

export const hiddenMark = 'hidden';

const movedElements = /<(\/?)(p|li|dt|dd|h[2-4]|a|table|caption|thead|tbody|tfoot|tr|td|th)(?=[ />])/g;
const neutralPrefix = 'x-';

/** So that Node and browsers parse the same tree. In sanitised HTML every `<` starts a tag. */
export function withNeutralNames(sanitised: string): string {
  return sanitised.replace(movedElements, `<$1${neutralPrefix}$2`);
}

export function writtenName(name: string): string {
  return name !== blockTag && name.startsWith(neutralPrefix) ? name.slice(neutralPrefix.length) : name;
}
