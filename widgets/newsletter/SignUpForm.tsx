import { type ReactNode, useId } from 'react';
import { type NewsletterSubscription, signUpFormAttribute } from '#contracts/newsletter.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Newsletter } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { signUpForm } from './SignUpForm.styles.ts';

interface SignUpFormProps {
  newsletter: Newsletter;
  lists?: readonly string[];
  place: FormPlace;
  /** The substitute path that is sent for a private page. */
  privatePath?: string | undefined;
}

type FormPlace = Omit<NewsletterSubscription, 'email' | 'lists'>;

/** The newsletter address form. Without script it opens a page that confirms. */
export function SignUpForm({ newsletter, lists, place, privatePath }: SignUpFormProps): ReactNode {
  const id = useId();
  const noteId = `${id}note`;
  const campaignTracker = newsletter.campaignTracker;
  return (
    <form
      className={signUpForm}
      method="post"
      action={siteLinks.newsletter}
      // Validation is ours: by the script, and without it on the form's page.
      noValidate
      {...{ [signUpFormAttribute]: newsletter.mockAddress ?? '' }}
    >
      {!lists && <LettersToChoose newsletter={newsletter} />}
      <label htmlFor={id}>
        <OwnWords>Email address</OwnWords>
      </label>
      <input
        id={id}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        dir="ltr"
        aria-describedby={noteId}
      />
      <HiddenFields
        {...loggedPlace(place, privatePath)}
        {...(campaignTracker ? { campaignTracker } : {})}
        {...(lists ? { lists: [...lists] } : {})}
      />
      <button type="submit">
        <OwnWords>Join now</OwnWords>
      </button>
      <SignUpNote id={noteId} />
    </form>
  );
}

/** For a private page neither its path nor its topic. */
function loggedPlace(place: FormPlace, privatePath: string | undefined): FormPlace {
  if (privatePath === undefined) return place;
  const { conditionNames: _, ...rest } = place;
  return { ...rest, url: privatePath };
}

/** The newsletters with checkboxes. Only the reader's own choices are ticked: consent is not assumed. */
export function LettersToChoose({
  newsletter,
  chosen = [],
}: {
  newsletter: Newsletter;
  chosen?: readonly string[];
}): ReactNode {
  return (
    <fieldset>
      <legend>
        <OwnWords>Which letters?</OwnWords>
      </legend>
      {newsletter.lists.map(({ name, title, description }) => (
        <label key={name}>
          <input type="checkbox" name="lists" value={name} defaultChecked={chosen.includes(name)} />
          <span>
            {title}
            {description && <small>{description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function SignUpNote({ id, children }: { id: string; children?: string }): ReactNode {
  return (
    <p id={id}>
      <span>
        <OwnWords>
          We first send you a mail in which you confirm, so that nobody else can sign you up. You can end it
          at any time. <a href={siteLinks.privacy}>Privacy policy</a>
        </OwnWords>
      </span>
      <output lang="en" dir="ltr">
        {children}
      </output>
    </p>
  );
}

export function HiddenFields(fields: Omit<NewsletterSubscription, 'email'>): ReactNode {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}

/** The existing newsletters among these names; by default the first one. */
export function listsNamed(
  { lists: [first, ...others] }: Newsletter,
  names: readonly string[] = [],
): string[] {
  if (!first) return [];
  if (names.length === 0) return [first.name];
  return [first, ...others].flatMap(({ name }) => (names.includes(name) ? [name] : []));
}
