interface PromoPictureFields {
  imageUrl?: string | undefined;
  imageUrlTablet?: string | undefined;
  imageUrlMobile?: string | undefined;
}

export interface PromoPictures {
  mobile: string;
  tablet: string;
  desktop: string;
}

/** A missing image falls back to the next larger layout, then to the next smaller. */
export function promoPictures(fields: PromoPictureFields): PromoPictures | undefined {
  const { imageUrlMobile, imageUrlTablet, imageUrl } = fields;
  const mobile = imageUrlMobile ?? imageUrlTablet ?? imageUrl;
  const tablet = imageUrlTablet ?? imageUrl ?? imageUrlMobile;
  const desktop = imageUrl ?? imageUrlTablet ?? imageUrlMobile;
  return mobile && tablet && desktop ? { mobile, tablet, desktop } : undefined;
}
