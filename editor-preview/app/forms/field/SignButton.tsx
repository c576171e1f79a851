import type { ReactNode } from 'react';
import { signButton } from '../../parts/inputs.styles.ts';
import { Sign, type SignName } from '../../parts/Sign.tsx';
import { words } from '../../words/words.ts';

interface SignButtonProps {
  sign: SignName;
  action: string;
  to: string;
  isDisabled?: boolean;
  onClick: () => void;
}

export function SignButton({ sign, action, to, isDisabled = false, onClick }: SignButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={signButton}
      title={action}
      aria-label={words.forms.action(action, to)}
      data-action={action}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Sign name={sign} />
    </button>
  );
}
