import { readRecipeTime } from '#contracts/cooking/recipeTime.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'recipe/unreadable-time',
  severity: 'warning',
  summary: 'A time of a recipe cannot be read, so it is not shown to readers.',
  blocks: {
    recipe({ data, place }, report) {
      for (const field of ['recipePrepTime', 'recipeCookTime'] as const) {
        const { [field]: time = '' } = data;
        if (isUnreadable(time)) report(place(`/data/${field}`), remedy, { evidence: time });
      }
    },
    'recipe-v2'({ data, place }, report) {
      for (const field of ['prepTime', 'cookTime', 'totalTime'] as const) {
        const { [field]: time = '' } = data.cookingTimes ?? {};
        if (isUnreadable(time)) report(place(`/data/cookingTimes/${field}`), remedy, { evidence: time });
      }
    },
  },
};

const remedy =
  'This cannot be read as a time, so it is not shown to readers. Write only hours and minutes, such as 1 h 30 min or 20 to 25 min, and explain it in the steps.';

function isUnreadable(time: string): boolean {
  return time.trim() !== '' && readRecipeTime(time) === undefined;
}
