/** A picture cannot be shown. The reason is logged; readers see the text alternative. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}
