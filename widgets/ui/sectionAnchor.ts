interface Section {
  type: string;
  /** The block's index among its kind, from 0. */
  indexOfKind: number;
}

/** The id of the heading of a block that is a section: `_faq1`. Authors' anchors begin with a letter. */
export function sectionAnchor({ type, indexOfKind }: Section): string {
  return `_${type}${indexOfKind + 1}`;
}
