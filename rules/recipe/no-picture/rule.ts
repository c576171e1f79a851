import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'recipe/no-picture',
  severity: 'warning',
  summary: 'A recipe has no picture, so search engines do not show it as a recipe.',
  blocks: {
    recipe({ data, place }, report) {
      if (!data.image) report(place('/data/recipeTitle'), remedy, { evidence: data.recipeTitle });
    },
    'recipe-v2'({ data, place }, report) {
      if (!data.imageUrl) report(place('/data/title'), remedy, { evidence: data.title });
    },
  },
};

const remedy =
  'This recipe has no picture. Search engines show only recipes with a picture. Add one of the finished dish.';
