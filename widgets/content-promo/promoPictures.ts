interface PromoPictureFields {
  imageUrl?: string | undefined;
  imageUrlTablet?: string | undefined;
  imageUrlMobile?: string | undefined;
}

/** The picture of each layout. */
export interface PromoPictures {
  mobile: string;
  tablet: string;
  desktop: string;
}

/**
 * The picture of each layout. Where one is missing, that of the next larger layout stands in, and where there is none,
 * that of the next smaller one. Undefined where there is no picture at all. Pure.
 */
export function promoPictures(fields: PromoPictureFields): PromoPictures | undefined {
  const { imageUrlMobile, imageUrlTablet, imageUrl } = fields;
  const mobile = imageUrlMobile ?? imageUrlTablet ?? imageUrl;
  const tablet = imageUrlTablet ?? imageUrl ?? imageUrlMobile;
  const desktop = imageUrl ?? imageUrlTablet ?? imageUrlMobile;
  return mobile && tablet && desktop ? { mobile, tablet, desktop } : undefined;
}
