import type { FormEvent, ReactNode } from 'react';
import { type DrugField, drugPages } from '#contracts/drugs/drugPages.ts';

export type HiddenFields = Partial<Record<DrugField, string | undefined>>;

interface PageFormProps {
  slug: string;
  hiddenFields: HiddenFields;
  onSubmit: (submitter: HTMLElement | null, form: HTMLFormElement) => void;
  className?: string | undefined;
  role?: 'search' | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** A form to the medicine's page without script; with it, the block handles the submit. */
export function PageForm({
  slug,
  hiddenFields,
  onSubmit,
  className,
  role,
  label,
  children,
}: PageFormProps): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSubmit(submitter, event.currentTarget);
  };
  return (
    <form
      className={className}
      method="get"
      action={drugPages.drug(slug)}
      role={role}
      lang="en"
      aria-label={label}
      // Validation is ours: in the block, and without script on the page.
      noValidate
      onSubmit={submit}
    >
      {Object.entries(hiddenFields).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {children}
    </form>
  );
}
