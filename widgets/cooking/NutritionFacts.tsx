import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { nutritionFacts } from './NutritionFacts.styles.ts';
import { nutrientRows, roundedCalories } from './nutritionLabel.ts';
import type { ShownNutrition } from './shownRecipe.ts';

const dailyValueNote =
  '* The % Daily Value tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.';

/** The FDA's label layout and rounding, so that it compares to packages. Unknown values have no row. */
export function NutritionFacts({ nutrition }: { nutrition: ShownNutrition }): ReactNode {
  const { calories, servings } = nutrition;
  const rows = nutrientRows(nutrition);
  if (calories === undefined && rows.length === 0) return null;
  return (
    <div className={nutritionFacts}>
      <h3>
        <OwnWords>Nutrition Facts</OwnWords>
      </h3>
      {servings.count !== undefined && (
        <p>
          <OwnWords>
            {servings.count} {servings.count === 1 ? 'serving' : 'servings'} per recipe
          </OwnWords>
        </p>
      )}
      {servings.label && (
        <p data-row="">
          <b>
            <OwnWords>Serving size</OwnWords>
          </b>{' '}
          <b>{servings.label}</b>
        </p>
      )}
      {calories !== undefined && (
        <div>
          <p>
            <OwnWords>Amount per serving</OwnWords>
          </p>
          <p data-row="">
            <b>
              <OwnWords>Calories</OwnWords>
            </b>{' '}
            <b>{roundedCalories(calories)}</b>
          </p>
        </div>
      )}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <OwnWords>% Daily Value*</OwnWords>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nutrient, name, amount, dailyValue, isPart }) => (
              <tr key={nutrient} data-part={isPart || undefined}>
                <th scope="row">
                  <OwnWords>
                    <span>{name}</span> {amount}
                  </OwnWords>
                </th>
                <td>{dailyValue !== undefined && <b>{dailyValue}%</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <small>
        <OwnWords>{rows.length > 0 && dailyValueNote} Estimated from the ingredients, not measured.</OwnWords>
      </small>
    </div>
  );
}
