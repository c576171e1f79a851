import type { ReactNode, Ref } from 'react';
import type { SideEffectsEffect } from '#schemas/generated/types.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { rates } from './PrevalenceWindow.styles.ts';

interface PrevalenceWindowProps {
  ref: Ref<HTMLDialogElement>;
  effect: SideEffectsEffect | undefined;
}

const frequencies = [
  ['Very common', 'more than 1 in 10 people'],
  ['Common', '1 in 10 to 1 in 100'],
  ['Uncommon', '1 in 100 to 1 in 1,000'],
  ['Rare', '1 in 1,000 to 1 in 10,000'],
  ['Very rare', 'fewer than 1 in 10,000'],
] as const;

export function PrevalenceWindow({ ref, effect }: PrevalenceWindowProps): ReactNode {
  return (
    <Dialog
      ref={ref}
      title="Prevalence Rates"
      isOwnTitle
      event={{
        kind: 'element-clicked',
        elementType: 'BUTTON',
        actionOutcome: 'OPEN',
        text: 'Trusted Source',
      }}
    >
      <div className={rates} lang="en">
        <p>
          A rate says how many of the people who took a medicine in studies had an effect. Some of them would
          have had it without the medicine, so compare it with the rate on a placebo where the source gives
          one. Rates differ between doses and from study to study, and none can tell what will happen to you.
        </p>
        <dl>
          {frequencies.map(([word, share]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{share}</dd>
            </div>
          ))}
        </dl>
        {effect?.url && (
          <p>
            <SafeLink url={effect.url}>
              Where the rate of <bdi>{effect.name}</bdi> comes from
            </SafeLink>
          </p>
        )}
      </div>
    </Dialog>
  );
}
