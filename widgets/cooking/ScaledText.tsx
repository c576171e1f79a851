import type { ReactNode } from 'react';
import {
  amountAttribute,
  decimalAttribute,
  oneAttribute,
  scalingAttribute,
  severalAttribute,
} from '#contracts/cooking/recipe.ts';
import type { ReadIngredient } from './amounts.ts';

/** A text whose amounts and units the script of recipes rewrites for another number of servings. */
export function ScaledText({ read, units }: { read: ReadIngredient; units?: 'us' | 'metric' }): ReactNode {
  return (
    <bdi data-units={units} {...{ [scalingAttribute]: read.scaling }}>
      {read.parts.map((part, index) => {
        if ('amount' in part)
          return (
            <span
              key={index}
              {...{ [amountAttribute]: part.amount, [decimalAttribute]: part.isDecimal ? '' : undefined }}
            >
              {part.text}
            </span>
          );
        if ('one' in part)
          return (
            <span key={index} {...{ [oneAttribute]: part.one, [severalAttribute]: part.several }}>
              {part.text}
            </span>
          );
        return part.text;
      })}
    </bdi>
  );
}
