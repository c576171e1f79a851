/** Accepted formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** A picture's header. */
export interface PictureHeader {
  readonly kind: PictureKind;
  /** In pixels as stored: EXIF orientation may swap the sides. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Whether the file ends before the picture does. */
  readonly isTruncated: boolean;
}
