/** The kinds of picture that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** What a picture's file says of itself before it is decoded. */
export interface PictureHeader {
  readonly kind: PictureKind;
  /** In pixels, as stored: a camera that was held upright may have written the sides the other way round. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Whether the file ends before the picture does. */
  readonly isTruncated: boolean;
}
