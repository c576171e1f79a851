import { type ReactNode, useId } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { OwnWords } from '../../ui/OwnWords.tsx';
import { couponButton } from './couponEvents.ts';
import type { MessageWay, TypedField } from './couponState.ts';
import { ViewHeading } from './ViewHeading.tsx';

interface SendFormProps {
  way: MessageWay;
  field: TypedField;
  isSending: boolean;
  news: string | undefined;
  onType: (value: string) => void;
  onFocus: () => void;
  onSend: (form: HTMLFormElement) => void;
  onBack: (from: Element) => void;
}

const forms = {
  email: {
    title: 'Email coupon',
    prompt: 'Enter your email',
    hint: 'One address, such as name@example.org. We keep it only while we send.',
    consent: 'By sending you ask us to mail this coupon once to this address.',
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
  textMessage: {
    title: 'Text Coupon',
    prompt: 'Enter your phone number',
    hint: '10 digits of a US number, such as 8125550100. We keep it only while we send.',
    consent:
      'By sending you ask us to text this coupon once to this number. Your carrier may charge for the message.',
    input: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
  },
} as const satisfies Record<MessageWay, object>;

/** Longer than any valid address or number, in UTF-16 units. */
const longestTyped = 300;

export function SendForm({
  way,
  field,
  isSending,
  news,
  onType,
  onFocus,
  onSend,
  onBack,
}: SendFormProps): ReactNode {
  const id = useId();
  const { title, prompt, hint, consent, input } = forms[way];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      <ViewHeading>{title}</ViewHeading>
      <label htmlFor={id}>{prompt}</label>
      <input
        id={id}
        name={way}
        {...input}
        maxLength={longestTyped}
        value={field.value}
        aria-invalid={field.isWrong || field.isEmptySent || undefined}
        aria-describedby={field.isEmptySent ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onFocus={onFocus}
      />
      <small id={`${id}-hint`}>{hint}</small>
      {field.isEmptySent && (
        <p id={`${id}-error`} data-wrong="">
          Please complete this field.
        </p>
      )}
      <p>
        <small>
          {consent} See our <NewTabLink href={siteLinks.privacy}>privacy policy</NewTabLink> and our{' '}
          <NewTabLink href={siteLinks.terms}>terms of use</NewTabLink>.
        </small>
      </p>
      <div data-buttons="">
        <button
          type="submit"
          data-main=""
          aria-disabled={isSending || undefined}
          {...couponButton('coupon-send')}
        >
          {isSending ? 'Sending' : 'Send'}
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => onBack(currentTarget)}
          {...couponButton('coupon-back')}
        >
          <OwnWords>BACK</OwnWords>
        </button>
      </div>
      <p role="status" className={news ? undefined : 'visually-hidden'}>
        {isSending ? 'Sending the coupon.' : news}
      </p>
    </form>
  );
}

/** Following it does not close the dialog. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
