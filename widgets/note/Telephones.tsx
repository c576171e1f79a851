import type { ReactNode } from 'react';
import type { NoteTelephone } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { telephoneList } from './Note.styles.ts';

/** Whom to call. Calls are reported to nobody: they tell of a reader's health. */
export function Telephones({ telephones }: { telephones: readonly NoteTelephone[] }): ReactNode {
  return (
    <ul className={telephoneList}>
      {telephones.map(({ number, label }, index) => (
        <li key={`${index} ${number}`}>
          <a href={telephoneAddress(number)}>
            <OwnWords>
              Call <bdi>{number}</bdi>
            </OwnWords>
          </a>{' '}
          {present(label) && <span>{present(label)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What a telephone dials: the digits, and the plus sign of a country's code, behind which nobody dials a `(0)`. */
function telephoneAddress(number: string): string {
  const dialled = number.startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${dialled.replace(/[^+0-9]/g, '')}`;
}
