import type { ReactNode } from 'react';
import { shownCopay } from '#contracts/drugs/drugDriver.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import type { ShownSavings } from './savingsForm.ts';

const defaultTitle = 'Find prescription drug savings';

interface SavingsHeaderProps {
  /** The block's accessible name is this title. */
  id: string;
  drugName: string;
  shown: ShownSavings;
}

/** The block's purpose, which depends on its form. */
export function SavingsHeader({ id, drugName, shown }: SavingsHeaderProps): ReactNode {
  const drug = <bdi>{drugName.trim()}</bdi>;
  const isTemplate = shown.form === 'template';
  return (
    <header>
      <h2 id={id}>
        <OwnWords>{isTemplate ? <>Save on your {drug} prescription</> : defaultTitle}</OwnWords>
      </h2>
      <p>
        <OwnWords>{subtitle(drug, shown)}</OwnWords>
      </p>
    </header>
  );
}

function subtitle(drug: ReactNode, { form, offer, copay }: ShownSavings): ReactNode {
  if (form === 'template') return defaultTitle;
  if (form === 'copay-only')
    return `With insurance, pay as little as $${shownCopay(copay)} for a trusted brand-name medication.`;
  return (
    <>
      Save on {drug} {offer ? 'with or without insurance.' : 'without insurance.'}
    </>
  );
}
