import type { SignInLink } from '#contracts/auth.ts';
import { readerKey } from '#contracts/reader.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { Logo } from '#shell/brand/Logo.tsx';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button } from '#shell/tools/toolControls.styles.ts';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';
import { signInCard } from './signInPage.styles.ts';

export const signInField = 'token';
export const afterField = 'after';

/**
 * Moves the token from the address's hash, which browsers do not send, into the form.
 * Clears cached reader facts, because an account may sign in on readers' pages too.
 */
export const signInScript = `{
  const field = document.getElementById('token');
  const token = /^#([\\w-]{1,200})$/.exec(location.hash)?.[1];
  if (field && token) {
    history.replaceState(null, '', location.pathname + location.search);
    field.value = token;
    field.form.querySelector('button').focus();
  }
  try {
    sessionStorage.removeItem('${readerKey}');
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}`;

export function signInPage(
  { failed, after, links }: { failed: boolean; after: string; links: readonly SignInLink[] },
  i18n: EditorWords,
  shell: PageShell,
): Document {
  const { signingIn } = i18n.words;
  const children = (
    <div className={signInCard}>
      <Logo siteName={shell.site.name} isStill />
      <h1>{signingIn.title}</h1>
      {failed && <p role="alert">{signingIn.failed}</p>}
      <form method="post" action={editorAddresses.signIn}>
        <label htmlFor="token">{signingIn.token}</label>
        <input
          id="token"
          name={signInField}
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          aria-describedby="token-help"
        />
        <input type="hidden" name={afterField} value={after} />
        <p id="token-help">{signingIn.tokenHelp}</p>
        <button type="submit" className={button} data-primary>
          {signingIn.signIn}
        </button>
      </form>
      <details>
        <summary>{signingIn.forOperators}</summary>
        <p>{signingIn.operatorHelp}</p>
      </details>
      {links.length > 0 && (
        <>
          <p>{signingIn.orWithAccount}</p>
          {links.map(({ provider, href }) => (
            <a key={href} className={button} href={href}>
              {signingIn.signInWith(provider)}
            </a>
          ))}
        </>
      )}
      <script dangerouslySetInnerHTML={{ __html: signInScript }} />
    </div>
  );
  return pageForEditors({ title: signingIn.title, children }, i18n, shell);
}

export function goOnPage(name: string, i18n: EditorWords, shell: PageShell): Document {
  const { signingIn } = i18n.words;
  const children = (
    <div className={signInCard}>
      <h1>{signingIn.title}</h1>
      <form method="post" action={editorAddresses.signInWithAccount}>
        <p>{signingIn.isAccountOf(name)}</p>
        <button type="submit" className={button} data-primary>
          {signingIn.goOnAs(name)}
        </button>
      </form>
    </div>
  );
  return pageForEditors({ title: signingIn.title, children }, i18n, shell);
}
