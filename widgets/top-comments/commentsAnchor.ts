/** A link target. Only the first visible block of this type has the id, because ids are unique. */
export const commentsAnchor = 'comments';
