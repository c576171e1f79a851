import type { ReactNode } from 'react';
import {
  adSessionAttribute,
  type NewsletterSubscription,
  newsletterAddresses,
} from '#contracts/newsletter.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Newsletter, NewsletterList } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { signUpForm } from '#widgets/newsletter/SignUpForm.styles.ts';
import { HiddenFields, LettersToChoose, SignUpForm } from '#widgets/newsletter/SignUpForm.tsx';
import { newsletterPage } from './newsletterPages.styles.ts';

export const againField = 'again';

const defaultTitle = 'Letters from us';

interface PageParts {
  title: string;
  canonicalPath?: string;
  children: ReactNode;
}

function pageOf({ title, canonicalPath, children }: PageParts, shell: PageShell): Document {
  const content = (
    <div className={newsletterPage}>
      <h1>{title}</h1>
      {children}
    </div>
  );
  return shellPage({ title, canonicalPath, part: 'newsletter-pages', children: content }, shell);
}

export function signUpPage(newsletter: Newsletter, shell: PageShell): Document {
  const children = (
    <>
      {newsletter.text && <p>{newsletter.text}</p>}
      <SignUpForm newsletter={newsletter} place={{ url: siteLinks.newsletter, source: 'page' }} />
    </>
  );
  return pageOf(
    { title: newsletter.title ?? defaultTitle, canonicalPath: siteLinks.newsletter, children },
    shell,
  );
}

interface AskAgain {
  newsletter: Newsletter;
  wish: NewsletterSubscription;
  again: string;
  wrong: Wrong | undefined;
}

export interface Wrong {
  field: 'email' | 'lists';
  message: string;
}

const titlesWhereWrong = { email: 'Please look at the address', lists: 'Please choose a letter' };

/** Check against bots without script: type the address again, and press a button. */
export function askAgainPage({ newsletter, wish, again, wrong }: AskAgain, shell: PageShell): Document {
  const { email, lists = [], ...place } = wish;
  const children = (
    <>
      <p>Is this your address? We send a mail to it, in which you confirm.</p>
      <form className={signUpForm} method="post" action={siteLinks.newsletter}>
        <LettersToChoose newsletter={newsletter} chosen={lists} />
        <label htmlFor="email">Email address</label>
        <input
          id="email"
          type="email"
          name="email"
          defaultValue={email}
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          aria-invalid={wrong?.field === 'email'}
          aria-describedby={wrong?.field === 'email' ? 'wrong' : undefined}
        />
        <HiddenFields {...place} />
        <input type="hidden" name={againField} value={again} />
        <button type="submit">Yes, send me the mail</button>
        {wrong && (
          <p id="wrong" role="alert">
            {wrong.message}
          </p>
        )}
      </form>
    </>
  );
  return pageOf({ title: wrong ? titlesWhereWrong[wrong.field] : 'One more step', children }, shell);
}

interface Said {
  title: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

function saidPage({ title, role = 'status', children }: Said, shell: PageShell): Document {
  const content = (
    <>
      <p role={role}>{children}</p>
      <Onward />
    </>
  );
  return pageOf({ title, children: content }, shell);
}

/** The same for all readers, so that it does not reveal who is subscribed. */
export function sentPage(shell: PageShell): Document {
  const children = (
    <>
      Please confirm in the mail that we have sent to you. If it does not arrive within ten minutes, check
      your spam folder, or <a href={siteLinks.newsletter}>request it again</a>.
    </>
  );
  return saidPage({ title: 'Almost done', children }, shell);
}

interface LinkFacts {
  letters: readonly NewsletterList[];
  token: string;
}

/** Target of the mail's link. It needs a button, because mail scanners follow links too. */
export function confirmPage({ letters, token }: LinkFacts, shell: PageShell): Document {
  const children = (
    <>
      <Letters letters={letters} />
      <LinkForm action={newsletterAddresses.confirm} token={token} button="Yes, I want them" />
    </>
  );
  return pageOf({ title: 'Do you want these letters?', children }, shell);
}

export function confirmedPage(
  {
    letters,
    endToken,
    adSession,
  }: { letters: readonly NewsletterList[]; endToken: string; adSession: string | undefined },
  shell: PageShell,
): Document {
  const sessionAttributes = adSession === undefined ? {} : { [adSessionAttribute]: adSession };
  const children = (
    <>
      <p role="status" {...sessionAttributes}>
        From now on you get:
      </p>
      <Letters letters={letters} />
      <p>
        You can <a href={`${newsletterAddresses.unsubscribe}?t=${endToken}`}>unsubscribe</a> at any time with
        one click. The link is in each mail.
      </p>
      <Onward />
    </>
  );
  return pageOf({ title: 'You are in', children }, shell);
}

export function unsubscribePage({ token }: { token: string }, shell: PageShell): Document {
  const children = (
    <>
      <p>You will get no letter of ours any more, and your address is deleted after 30 days.</p>
      <LinkForm action={newsletterAddresses.unsubscribe} token={token} button="Unsubscribe" />
    </>
  );
  return pageOf({ title: 'Unsubscribe?', children }, shell);
}

export function unsubscribedPage(shell: PageShell): Document {
  const children = (
    <>
      No letter comes any more. If that was a mistake, <a href={siteLinks.newsletter}>sign up again</a>.
    </>
  );
  return saidPage({ title: 'You are unsubscribed', children }, shell);
}

export function linkGonePage(shell: PageShell): Document {
  const children = (
    <>
      It is older than seven days or incomplete, or the subscription has ended. Please{' '}
      <a href={siteLinks.newsletter}>sign up again</a> to get a new one.
    </>
  );
  return saidPage({ title: 'This link has expired', role: 'alert', children }, shell);
}

function Letters({ letters }: { letters: readonly NewsletterList[] }): ReactNode {
  return (
    <ul>
      {letters.map(({ name, title, description }) => (
        <li key={name}>
          <strong>{title}</strong>
          {description ? `: ${description}` : ''}
        </li>
      ))}
    </ul>
  );
}

function LinkForm({ action, token, button }: { action: string; token: string; button: string }): ReactNode {
  return (
    <form className={signUpForm} method="post" action={`${action}?t=${token}`}>
      <button type="submit">{button}</button>
    </form>
  );
}

function Onward(): ReactNode {
  return (
    <p>
      <a href={siteLinks.home}>To the newest articles</a>
    </p>
  );
}
