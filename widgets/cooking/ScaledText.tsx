import type { ReactNode } from 'react';
import {
  amountAttribute,
  decimalAttribute,
  oneAttribute,
  scalingAttribute,
  severalAttribute,
} from '#contracts/cooking/recipe.ts';
import type { ReadIngredient } from './amounts.ts';
import { withCountedName } from './countedName.ts';

const fractionSigns: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
};

/** "1 1/2" as "1½", because readers confuse whole numbers and fractions in digits. */
function withFractionSigns(amount: string): string {
  return amount.replace(
    /(?:(?<=\d)(?: and |[ \u00a0\u202f-]))?(?<!\d)(\d)[/⁄](\d)$/,
    (written, above: string, below: string) => fractionSigns[`${above}/${below}`] ?? written,
  );
}

/** A text whose amounts and units the recipe script rewrites for another number of servings. */
export function ScaledText({ read, units }: { read: ReadIngredient; units?: 'us' | 'metric' }): ReactNode {
  const { parts, scaling } = withCountedName(read);
  return (
    <bdi data-units={units} {...{ [scalingAttribute]: scaling }}>
      {parts.map((part, index) => {
        if ('amount' in part)
          return (
            <span
              key={index}
              {...{ [amountAttribute]: part.amount, [decimalAttribute]: part.isDecimal ? '' : undefined }}
            >
              {withFractionSigns(part.text)}
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
