import { present, presentHtml } from '../ui/presentText.ts';

/** A specialist finder, as displayed. */
export interface Specialist {
  /** Rich HTML. */
  description: string | undefined;
  url: string | undefined;
  linkText: string;
}

interface SpecialistFields {
  specialistDescription?: string | undefined;
  specialistCtaUrl?: string | undefined;
  specialistCtaText?: string | undefined;
}

/** The default title and link text. */
export const specialistTitle = 'Find a specialist';

/** Reads the fields: blank ones count as missing. Undefined without a description and an address. Pure. */
export function readSpecialist(fields: SpecialistFields): Specialist | undefined {
  const description = presentHtml(fields.specialistDescription);
  const url = present(fields.specialistCtaUrl);
  const linkText = present(fields.specialistCtaText) ?? specialistTitle;
  return description || url ? { description, url, linkText } : undefined;
}
