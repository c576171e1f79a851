import { Fragment, type ReactNode } from 'react';
import { unbroken } from './unbroken.styles.ts';

/** Words that must not break at their hyphen, such as "L-Threonate" and "Low-Dose". */
const shortHyphenated = /^(?=.{3,12}$)[^\s-]+-[^\s-]+$/u;

/** A product's name without line breaks at the hyphens of short words. */
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
