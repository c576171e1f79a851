import { Fragment, type ReactNode } from 'react';
import { unbroken } from './unbroken.styles.ts';

/** Words of names that are not to be broken at their hyphen, such as "L-Threonate" and "CoQ10-X". */
const shortHyphenated = /^(?:\p{L}{1,2}-\S{1,12}|\S{1,12}-\S{1,2})$/u;

/** A product's name that is not broken behind a letter and its hyphen. */
export function ProductName({ children: name }: { children: string }): ReactNode {
  const words = name.split(' ');
  if (!words.some((word) => shortHyphenated.test(word))) return name;
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {shortHyphenated.test(word) ? <span className={unbroken}>{word}</span> : word}
    </Fragment>
  ));
}
