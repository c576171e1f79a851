import { type ReactNode, useId } from 'react';
import { type NewsletterSubscription, signUpFormAttribute } from '#contracts/newsletter.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Newsletter } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { signUpForm } from './SignUpForm.styles.ts';

interface SignUpFormProps {
  newsletter: Newsletter;
  /** The names of the letters that it is for; undefined where readers choose among all. */
  lists?: readonly string[];
  /** What else the server shall know of the place of the form. */
  place: FormPlace;
  /** What is told of a quiet page in the place of its path. */
  privatePath?: string | undefined;
}

type FormPlace = Omit<NewsletterSubscription, 'email' | 'lists'>;

/** Asks for the address that letters go to. Without its script it leads to a page that asks once more. */
export function SignUpForm({ newsletter, lists, place, privatePath }: SignUpFormProps): ReactNode {
  const id = useId();
  const noteId = `${id}note`;
  const campaignTracker = newsletter.campaignTracker;
  return (
    <form
      className={signUpForm}
      method="post"
      action={siteLinks.newsletter}
      // What is wrong is said by us: by the script, and without it by the page that the form leads to.
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
        {...toldPlace(place, privatePath)}
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

/** Of a quiet page neither where it is nor what it is about. */
function toldPlace(place: FormPlace, privatePath: string | undefined): FormPlace {
  if (privatePath === undefined) return place;
  const { conditionNames: _, ...told } = place;
  return { ...told, url: privatePath };
}

/** The letters, each with a box to tick. Ticked are those alone that the reader chose before: consent is given, not assumed. */
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

/** What becomes of the address; and what the script has to say, in its place. */
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

/** What a form carries along besides the address. */
export function HiddenFields(fields: Omit<NewsletterSubscription, 'email'>): ReactNode {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}

/** Of these names, those of letters that there are; where none is named, that of the first. */
export function wantedLists(
  { lists: [first, ...others] }: Newsletter,
  names: readonly string[] = [],
): string[] {
  if (!first) return [];
  if (names.length === 0) return [first.name];
  return [first, ...others].flatMap(({ name }) => (names.includes(name) ? [name] : []));
}
