import { migrations } from '#features/drug-savings/migrations.ts';
import type { Drug } from '#schemas/generated/types.ts';

export const others = [{ name: 'drug-savings', migrations }];

interface Made {
  brands?: readonly string[];
  name?: string;
  otherNames?: string[];
  schedule?: Drug['schedule'];
  msrp?: number;
}

/** A drug with a generic, whose formulation is `{slug}-1`, and a formulation for each brand: `{brand}-1`. */
export function drug(
  slug: string,
  { brands = [], name = named(slug), otherNames, schedule, msrp }: Made = {},
): Drug {
  const maker = (drugType: 'generic' | 'brand', drugSlug: string, made: string, price?: number) => ({
    id: drugSlug,
    name: made,
    drugType,
    drugSlug,
    options: [
      {
        form: 'tablet',
        dossages: [
          {
            dosage: '20mg tablet',
            formulationId: `${drugSlug}-1`,
            ndc: ndcOf(drugSlug),
            ...(price === undefined ? {} : { msrp: price }),
            commonQuantities: [{ display: '30 tablets', value: 30 }],
          },
        ],
      },
    ],
  });
  return {
    slug,
    name,
    ...(otherNames && { otherNames }),
    ...(schedule && { schedule }),
    manufacturers: [
      maker('generic', slug, name, msrp),
      ...brands.map((brand) => maker('brand', brand, named(brand))),
    ],
  };
}

export function ndcOf(name: string): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7);
  const digits = String(number).padStart(6, '0');
  return `99999-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function named(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
