import type { ReactNode } from 'react';
import type { NoteTelephone } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { telephoneList } from './Note.styles.ts';

/** Telephone numbers. Calls are never reported: they are health data. */
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

/** The `tel:` address: digits and a leading plus sign, without a `(0)` after a country code. */
function telephoneAddress(number: string): string {
  const dialled = number.startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${dialled.replace(/[^+0-9]/g, '')}`;
}
