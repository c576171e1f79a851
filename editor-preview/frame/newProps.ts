/**
 * How the preview hands an island that answers what its block has become: by a DOM event on the island, whose detail is
 * the new props, because the frame's script and the islands' are built apart. An island that takes them prevents the
 * event's default before dispatching it returns. On readers' pages nobody sends it, and nobody listens.
 */
export const newPropsDomEvent = 'pagewell:new-props';
