/** The id that links lead to. The first block of its type that shows something has it, because an id stands once. */
export const commentsAnchor = 'comments';
