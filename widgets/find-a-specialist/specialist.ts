import { present, presentHtml } from '../ui/presentText.ts';

export interface Specialist {
  description: string | undefined;
  url: string | undefined;
  linkText: string;
}

interface SpecialistFields {
  specialistDescription?: string | undefined;
  specialistCtaUrl?: string | undefined;
  specialistCtaText?: string | undefined;
}

export const specialistTitle = 'Find a specialist';

export function readSpecialist(fields: SpecialistFields): Specialist | undefined {
  const description = presentHtml(fields.specialistDescription);
  const url = present(fields.specialistCtaUrl);
  const linkText = present(fields.specialistCtaText) ?? specialistTitle;
  return description || url ? { description, url, linkText } : undefined;
}
