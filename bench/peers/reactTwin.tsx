/**
 * The interactive blocks as a plain React page, the way somebody would write them in an hour: everything in one tree, a
 * field for each entry of one state, the same sums, and a result that is rendered with the rest.
 */
import { formatQuantity } from 'format-quantity';
import { numericQuantity } from 'numeric-quantity';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  isSevere,
  meanPressure,
  pressureCategories,
  pressureCategory,
} from '#widgets/calculator/formulas/bloodPressure.ts';
import { longIngredients } from '../support/longRecipe.ts';

const readings = [1, 2];

function BloodPressure(): ReactNode {
  const [entries, setEntries] = useState<Record<string, string>>({});
  const [result, setResult] = useState('');
  const calculate = (): void => {
    const given = readings
      .map((reading) => ({
        systolic: Number(entries[`upper${reading}`]),
        diastolic: Number(entries[`lower${reading}`]),
      }))
      .filter(({ systolic, diastolic }) => systolic > 0 && diastolic > 0);
    const mean = meanPressure(given);
    if (!mean) return;
    const name = pressureCategories[pressureCategory(mean)]?.name ?? '';
    const urgent = given.some(isSevere) ? ' Measure again.' : '';
    setResult(`${mean.systolic}/${mean.diastolic} mm Hg ${name}${urgent}`);
  };
  const field = (name: string, label: string): ReactNode => (
    <label key={name}>
      {label}
      <input
        inputMode="numeric"
        value={entries[name] ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setEntries((now) => ({ ...now, [name]: value }));
          setResult('');
        }}
      />
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
    >
      {readings.map((reading) => (
        <fieldset key={reading}>
          <legend>Reading {reading}</legend>
          {field(`upper${reading}`, 'Upper number')}
          {field(`lower${reading}`, 'Lower number')}
        </fieldset>
      ))}
      <button type="submit">Calculate</button>
      <div aria-live="polite">{result && <p>{result}</p>}</div>
      <table>
        <tbody>
          {pressureCategories.map(({ name, systolicFrom, diastolicFrom }) => (
            <tr key={name}>
              <th>{name}</th>
              <td>
                {systolicFrom} / {diastolicFrom}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </form>
  );
}

const scales = [0.5, 1, 2, 3];

function Recipe(): ReactNode {
  const [times, setTimes] = useState(1);
  return (
    <>
      <p data-servings="">Makes {4 * times} servings</p>
      <fieldset data-scale="">
        {scales.map((scale) => (
          <label key={scale}>
            <input type="radio" name="scale" checked={times === scale} onChange={() => setTimes(scale)} />
            {scale}
          </label>
        ))}
      </fieldset>
      <ul>
        {longIngredients.map((text) => {
          const [, amount = '', rest = ''] = /^([\d /–¼½¾]+)(.*)$/u.exec(text) ?? [];
          const written = numericQuantity(amount.split('–')[0] ?? '') * times;
          return (
            <li key={text}>
              <label>
                <input type="checkbox" /> {formatQuantity(written, true)} {rest}
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(location.pathname === '/recipe' ? <Recipe /> : <BloodPressure />);
