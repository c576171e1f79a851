import type { ReactNode } from 'react';
import { asWrittenAttribute, recipeScales, scaleAttribute } from '#contracts/cooking/recipe.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { readIngredient } from './amounts.ts';
import { choice, choices, ingredientList } from './Ingredients.styles.ts';
import { ScaledText } from './ScaledText.tsx';
import type { ShownIngredient, ShownRecipe } from './shownRecipe.ts';
import { Tip } from './Tip.tsx';

interface IngredientsProps {
  recipe: ShownRecipe;
  id: string;
  /** Whether a step contains amounts that do not scale. */
  isAStepAsWritten: boolean;
}

const scaleNames: Readonly<Record<(typeof recipeScales)[number], string>> = {
  0.5: '½×',
  1: '1×',
  2: '2×',
  3: '3×',
};

/** The ingredient list. Units switch by CSS alone, and only if the author wrote both. */
export function Ingredients({ recipe, id, isAStepAsWritten }: IngredientsProps): ReactNode {
  const { ingredients, ingredientsTip, substitutionUrl } = recipe;
  return (
    <div className={ingredientList}>
      <h3>
        <OwnWords>Ingredients</OwnWords>
      </h3>
      <div className={choices}>
        {ingredients.some(hasAmount) && (
          <fieldset className={choice} {...{ [scaleAttribute]: '' }}>
            <legend lang="en">Scale</legend>
            {recipeScales.map((times) => (
              <label key={times}>
                <input
                  type="radio"
                  name={`${id}-scale`}
                  value={times}
                  defaultChecked={times === 1}
                  autoComplete="off"
                />
                <OwnWords>
                  {scaleNames[times]}
                  <span className="visually-hidden"> the amounts</span>
                </OwnWords>
              </label>
            ))}
          </fieldset>
        )}
        {ingredients.some(({ metric }) => metric) && (
          <fieldset className={choice}>
            <legend lang="en">Units</legend>
            <label>
              <input type="radio" name={`${id}-units`} value="us" defaultChecked />
              <OwnWords>US</OwnWords>
            </label>
            <label>
              <input type="radio" name={`${id}-units`} value="metric" />
              <OwnWords>Metric</OwnWords>
            </label>
          </fieldset>
        )}
        {isAStepAsWritten && (
          <p role="status" lang="en" dir="ltr" hidden {...{ [asWrittenAttribute]: '' }}>
            Steps marked “amounts not scaled” have the amounts of the original recipe.
          </p>
        )}
      </div>
      <ul>
        {ingredients.map((ingredient, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" value={ingredient.text + (ingredient.metric ?? '')} />
              <IngredientText {...ingredient} />
            </label>
            {ingredient.link && (
              <SafeLink url={ingredient.link}>
                <OwnWords>More</OwnWords>
                <span className="visually-hidden">: {ingredient.text}</span>
              </SafeLink>
            )}
          </li>
        ))}
      </ul>
      {ingredientsTip && <Tip tip={ingredientsTip} />}
      {substitutionUrl && (
        <p>
          <SafeLink url={substitutionUrl}>
            <OwnWords>What to use instead</OwnWords>
          </SafeLink>
        </p>
      )}
    </div>
  );
}

function hasAmount({ text, metric }: ShownIngredient): boolean {
  return [text, metric ?? ''].some((written) => readIngredient(written).scaling !== undefined);
}

function IngredientText({ text, metric }: ShownIngredient): ReactNode {
  if (metric === undefined) return <ScaledText read={readIngredient(text)} />;
  return (
    <>
      <ScaledText read={readIngredient(text)} units="us" />
      <ScaledText read={readIngredient(metric)} units="metric" />
    </>
  );
}
