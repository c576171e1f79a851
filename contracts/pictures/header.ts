export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

export interface PictureHeader {
  readonly kind: PictureKind;
  /** In pixels as stored: EXIF orientation may swap the sides. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly isTruncated: boolean;
}
