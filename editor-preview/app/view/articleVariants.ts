import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { layoutVariants } from '#transformer/article/layoutVariants.ts';

export interface ArticleVariants {
  /** Those of the article's own blocks first. The first variant is the default. */
  readonly experiments: readonly { readonly name: string; readonly variants: readonly string[] }[];
  readonly countries: readonly string[];
  readonly instants: readonly string[];
}

const control = 'control';

export function variantsOf(article: EditedArticle): ArticleVariants {
  const own = new Map<string, Set<string>>();
  const countries = new Set<string>();
  const instants = new Set<string>();
  for (const { fields } of article.nodes.values()) {
    const { when } = fields;
    if (!isEditedObject(when)) continue;
    const { experiment, variant, countries: listed, from, until } = when;
    if (typeof experiment === 'string' && typeof variant === 'string')
      own.set(experiment, (own.get(experiment) ?? new Set([control])).add(variant));
    for (const moment of [from, until]) {
      const at = typeof moment === 'string' ? new Date(moment) : undefined;
      if (at && !Number.isNaN(at.getTime())) instants.add(at.toISOString());
    }
    if (listed instanceof KeyedList)
      for (const { value } of listed.items) if (typeof value === 'string') countries.add(value);
  }
  for (const [name, variants] of Object.entries(layoutVariants))
    own.set(name, new Set([...variants, ...(own.get(name) ?? [])]));
  return {
    experiments: [...own].map(([name, variants]) => ({ name, variants: [...variants] })),
    countries: [...countries].sort(),
    instants: [...instants].sort(),
  };
}
