import { type ReactNode, useId } from 'react';
import {
  cookAttribute,
  printAttribute,
  recipeAttribute,
  servingsAttribute,
  servingsText,
} from '#contracts/cooking/recipe.ts';
import { isoRecipeTime, recipeTimeText } from '#contracts/cooking/recipeTime.ts';
import { pixelsAttribute } from '#contracts/outside/frame.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { contentWidths } from '../ui/layout.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { CookMode } from './CookMode.tsx';
import { Ingredients } from './Ingredients.tsx';
import { NutritionFacts } from './NutritionFacts.tsx';
import { dish, facts, head, ingredientCell, recipeCard, tools } from './RecipeCard.styles.ts';
import { sponsorLine } from './Sponsor.styles.ts';
import { Steps, stepsWithAmounts } from './Steps.tsx';
import { isShown, recipeAnchor, type ShownRecipe, type ShownSponsor } from './shownRecipe.ts';

const unnamed = 'Sponsor’s page';
const logoWidth = 96;

function Sponsor({ sponsor: { name, url, logo, pixel } }: { sponsor: ShownSponsor }): ReactNode {
  return (
    <p className={sponsorLine} {...(pixel ? { [pixelsAttribute]: JSON.stringify([pixel]) } : {})}>
      {logo && <Picture {...logo} alt="" shownWidth={logoWidth} />}
      <span>
        <OwnWords>{name === undefined ? 'Sponsored' : 'Sponsored by'}</OwnWords>
        {(name !== undefined || url !== undefined) && ' '}
        {url === undefined ? (
          name !== undefined && <b>{name}</b>
        ) : (
          <PaidLink
            url={url}
            ids={{}}
            event={{
              kind: 'element-clicked',
              elementType: 'LINK',
              actionOutcome: 'EXTERNALLINK',
              ...(name === undefined ? {} : { brand: name }),
              text: name ?? unnamed,
              linkUrl: url,
            }}
          >
            {name ?? <OwnWords>{unnamed}</OwnWords>}
          </PaidLink>
        )}
      </span>
    </p>
  );
}

const pictureWidth = contentWidths.wide;

interface RecipeCardProps {
  recipe: ShownRecipe;
  block: { indexOfKind: number; hasFirstPicture: boolean; articlePicture: string | undefined };
}

/** All content works without script, which stores ticks, scales amounts and prints. Ticks are never sent. */
export function RecipeCard({ recipe, block }: RecipeCardProps): ReactNode {
  const titleId = useId();
  const { title, description, picture, ingredients, steps, sponsor, nutrition } = recipe;
  if (!isShown(recipe)) return null;
  const id = recipeAnchor(block.indexOfKind);
  const readSteps = stepsWithAmounts(recipe);
  return (
    <section
      id={id}
      className={recipeCard}
      aria-labelledby={titleId}
      {...{ [recipeAttribute]: '' }}
      {...trackFacts({ location: 'Recipe', name: title })}
      {...trackView({ kind: 'element-viewed', elementType: 'SECTION' })}
    >
      {/* The article's lead picture is not repeated. */}
      {picture && picture.src !== block.articlePicture && (
        <Picture
          className={dish}
          {...picture}
          alt={picture.alt}
          shownWidth={pictureWidth}
          eager={block.hasFirstPicture}
        />
      )}
      <div className={head}>
        <h2 id={titleId}>{title}</h2>
        <Paragraphs text={description} />
        {sponsor && <Sponsor sponsor={sponsor} />}
        <Facts recipe={recipe} />
        <div className={tools}>
          {steps.length > 0 && (
            <button type="button" {...{ [cookAttribute]: '' }} {...trackClick(buttonClicked('Cook mode'))}>
              <OwnWords>Cook mode</OwnWords>
            </button>
          )}
          <button type="button" {...{ [printAttribute]: '' }} {...trackClick(buttonClicked('Print'))}>
            <OwnWords>Print</OwnWords>
          </button>
        </div>
      </div>
      {ingredients.length > 0 && (
        <div className={ingredientCell}>
          <Ingredients
            recipe={recipe}
            id={id}
            isAStepAsWritten={readSteps.some(({ isAsWritten }) => isAsWritten)}
          />
        </div>
      )}
      {steps.length > 0 && <Steps recipe={recipe} steps={readSteps} id={id} />}
      {nutrition && <NutritionFacts nutrition={nutrition} />}
      {steps.length > 0 && <CookMode title={title} hasIngredients={ingredients.length > 0} />}
    </section>
  );
}

function buttonClicked(text: string) {
  return { kind: 'element-clicked', elementType: 'BUTTON', actionOutcome: 'OPEN', text } as const;
}

const timeNames = { prepTime: 'Prep', cookTime: 'Cook', totalTime: 'Total' } as const;

function Facts({
  recipe: { times, cuisine, category, servings },
}: Pick<RecipeCardProps, 'recipe'>): ReactNode {
  const lines = [
    ...(['prepTime', 'cookTime', 'totalTime'] as const).flatMap((name) => {
      const time = times[name];
      return time
        ? [
            {
              name: timeNames[name],
              value: (
                <time dateTime={isoRecipeTime(time)}>
                  <OwnWords>{recipeTimeText(time)}</OwnWords>
                </time>
              ),
            },
          ]
        : [];
    }),
    ...(category ? [{ name: 'Course', value: category }] : []),
    ...(cuisine ? [{ name: 'Cuisine', value: cuisine }] : []),
  ];
  if (lines.length === 0 && servings === undefined) return null;
  return (
    <div className={facts}>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <OwnWords>{name}</OwnWords>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {servings !== undefined && (
        <p role="status" lang="en" dir="ltr" {...{ [servingsAttribute]: servings }}>
          <small>Makes</small> <b>{servingsText(servings)}</b>
        </p>
      )}
    </div>
  );
}
