import type { ReactNode } from 'react';
import { manufacturerLabel } from '#contracts/drugs/drug.ts';
import { shownPlace } from '#contracts/drugs/drugView.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { InformationForm, type InformationFormProps } from './InformationForm.tsx';
import { informationPanel } from './InformationPanel.styles.ts';

export function InformationPanel(props: InformationFormProps): ReactNode {
  const { choice, place, hasOffer, state, dispatch } = props;
  return (
    <div className={informationPanel}>
      <dl>
        {hasOffer && (
          <Fact name="Insurance">
            <OwnWords>{state.insured ? 'Insured' : 'Uninsured'}</OwnWords>
          </Fact>
        )}
        <Fact name="Location">
          <OwnWords>{shownPlace(place)}</OwnWords>
        </Fact>
        <Fact name="Dosage">
          {manufacturerLabel(choice.manufacturer)}, {choice.dosage.dosage}, {choice.quantity.display}
        </Fact>
      </dl>
      <details
        open={state.isOpen}
        onToggle={({ currentTarget }) => dispatch({ type: 'opened', isOpen: currentTarget.open })}
      >
        <summary>
          <OwnWords>
            <span data-when="closed">EDIT</span>
            <span data-when="open">CANCEL</span>
          </OwnWords>
        </summary>
        <InformationForm {...props} />
      </details>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>
        <OwnWords>{name}</OwnWords>
      </dt>{' '}
      <dd>{children}</dd>
    </div>
  );
}
