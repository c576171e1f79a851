export const advertisementLabel = 'Advertisement';

export function ownAdvertLabel(siteName: string): string {
  return `From ${siteName}`;
}

export const defaultCallToAction = 'Learn more';
