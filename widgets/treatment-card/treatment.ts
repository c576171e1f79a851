import type { TreatmentCardData } from '#schemas/generated/types.ts';
import { readSpecialist, type Specialist } from '../find-a-specialist/specialist.ts';
import { present, presentHtml } from '../ui/presentText.ts';

export interface Fact {
  label: string;
  value: string;
}

export interface RecommendedProduct {
  name: string;
  brand: string | undefined;
  picture: string | undefined;
  shop: { url: string; text: string } | undefined;
  variantId: string | undefined;
  position: number;
}

export interface Treatment {
  id: string | undefined;
  name: string;
  summary: string | undefined;
  facts: readonly Fact[];
  products: readonly RecommendedProduct[];
  specialist: Specialist | undefined;
}

export function hasDetails({ summary, products, specialist }: Treatment): boolean {
  return summary !== undefined || products.length > 0 || specialist !== undefined;
}

export const defaultShopText = 'Shop now';

export function readTreatment(data: TreatmentCardData): Treatment | undefined {
  const name = present(data.name);
  if (name === undefined) return undefined;
  return {
    id: data.id,
    name,
    summary: presentHtml(data.treatmentDescription),
    facts: (data.facts ?? []).flatMap((fact) => {
      const [label, value] = [present(fact.label), present(fact.value)];
      return label && value ? [{ label, value }] : [];
    }),
    products: (data.recommendedProducts ?? []).flatMap((product, index) => {
      const productName = present(product.name);
      if (productName === undefined) return [];
      const shopUrl = present(product.productCtaUrl);
      return {
        name: productName,
        brand: present(product.brand),
        picture: present(product.imgUrl),
        shop: shopUrl ? { url: shopUrl, text: present(product.cta) ?? defaultShopText } : undefined,
        variantId: product.variantId,
        position: index + 1,
      };
    }),
    specialist: readSpecialist(data),
  };
}
