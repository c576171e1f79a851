export class ImageError extends Error {
  override readonly name = 'ImageError';
}
