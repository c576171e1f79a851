import type { FormEvent, ReactNode } from 'react';
import { type DrugField, drugPages } from '#contracts/drugs/drugPages.ts';

/** What a form carries along to the page about the medicine; what is not said is left out. */
export type KeptFields = Partial<Record<DrugField, string | undefined>>;

interface PageFormProps {
  slug: string;
  keeps: KeptFields;
  /** Answers in the page's place, where the block has come alive. */
  onSubmit: (submitter: HTMLElement | null, form: HTMLFormElement) => void;
  className?: string | undefined;
  role?: 'search' | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** A form that leads to the page about the medicine without script, and is answered by the block itself with it. */
export function PageForm({
  slug,
  keeps,
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
      // What is wrong is said by us: by the block, and without script by the page.
      noValidate
      onSubmit={submit}
    >
      {Object.entries(keeps).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {children}
    </form>
  );
}
