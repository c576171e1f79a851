import type { MouseEvent, ReactNode } from 'react';
import type { SideEffectsEffect } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { textButton } from '../ui/textButton.styles.ts';
import { effect as effectStyle, needsScript } from './Effect.styles.ts';
import type { Severity } from './effectLists.ts';

interface EffectProps {
  effect: SideEffectsEffect;
  severity: Severity;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onShowSource: () => void;
}

/** Its opening is reported without its name, which is health data. */
export function Effect({ effect, severity, isOpen, onToggle, onShowSource }: EffectProps): ReactNode {
  const name = effect.name.trim();
  const prevalence = present(effect.prevalence);
  const description = presentHtml(effect.description);
  // The button is removed with the view, so the focus returns to the effect in the list.
  const onBack = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    onToggle(false);
  };
  return (
    <details
      className={effectStyle}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      {...trackOpen({ kind: 'element-clicked', elementType: 'ACCORDION', actionOutcome: 'OPEN' })}
    >
      <summary>{name}</summary>
      <div>
        {prevalence && (
          <dl>
            <dt>
              <OwnWords>Prevalence</OwnWords>
            </dt>
            <dd>
              {prevalence}{' '}
              <button type="button" className={`${textButton} ${needsScript}`} onClick={onShowSource}>
                <OwnWords>Trusted Source</OwnWords>
              </button>
            </dd>
          </dl>
        )}
        {description && <RichHtml html={description} />}
        <p>
          {effect.url && (
            <SafeLink url={effect.url}>
              <OwnWords>Read more</OwnWords>
              <span className="visually-hidden">: {name}</span>
            </SafeLink>
          )}
          <button type="button" className={needsScript} onClick={onBack}>
            <OwnWords>
              <span aria-hidden="true">← </span>Back to {severity} side effects
            </OwnWords>
          </button>
        </p>
      </div>
    </details>
  );
}
