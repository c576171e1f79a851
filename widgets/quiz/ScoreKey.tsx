import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Advice } from './Advice.tsx';
import type { ScoreKeyEntry } from './scoreKey.ts';

/** What all scores mean, with the texts of the results: for readers who add up their points themselves. */
export function ScoreKey({ entries }: { entries: readonly ScoreKeyEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ section, range, response }, index) => (
        <li key={index}>
          <b>
            {section} <OwnWords>{range}</OwnWords>
          </b>{' '}
          {response.title}
          <Advice response={response} />
        </li>
      ))}
    </ul>
  );
}
