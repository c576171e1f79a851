/** The id that links lead to. The first block of its type on a page has it, because an id stands once. */
export function commentsAnchor({ indexOfKind }: { indexOfKind: number }): string | undefined {
  return indexOfKind === 0 ? 'comments' : undefined;
}
