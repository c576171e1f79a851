import type { SignInLink } from '../../../contracts/auth.ts';
import { readerKey } from '../../../contracts/reader.ts';
import { editorAddresses } from '../../../editing/editorPages.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';
import { toolPage } from '../../../shell/tools/toolPage.tsx';
import { button, buttonRow } from '../pages/toolControls.styles.ts';

/** The form's field that carries the token. */
export const signInField = 'token';
/** The form's field that says which page of the editor was asked for. */
export const afterField = 'after';

/**
 * Takes the token from the end of a person's link into the form, and out of the address. Browsers send what stands behind
 * the # to nobody, so no log and no other site learns of it. What readers' pages know of the reader is over with it: whoever
 * goes on from here with an account is signed in on them, too.
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

/** The page that asks for a token. @param after where the form leads to @param links to signing in with an account instead */
export function signInPage(
  { failed, after, links }: { failed: boolean; after: string; links: readonly SignInLink[] },
  shell: PageShell,
): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Sign in',
      children: (
        <>
          <h1>Sign in</h1>
          {failed && (
            <p role="alert">
              Nobody has this token or this account, or it was revoked. Please try again, or ask who runs this
              server.
            </p>
          )}
          <form method="post" action={editorAddresses.signIn}>
            <p>
              <label htmlFor="token">Your editor token</label>
            </p>
            <p>
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
            </p>
            <p id="token-help">
              The link that you were given fills it in. Who runs this server has EDITOR_TOKEN, which opens it
              too.
            </p>
            <div className={buttonRow}>
              <button type="submit" className={button}>
                Sign in
              </button>
            </div>
          </form>
          {links.length > 0 && (
            <>
              <p>Or with your account, where you were let in with its email address:</p>
              <ul>
                {links.map(({ text, href }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <script dangerouslySetInnerHTML={{ __html: signInScript }} />
        </>
      ),
    },
    shell,
  );
}

/** The page for somebody who has signed in with an account that may work here. */
export function goOnPage(name: string, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Sign in',
      children: (
        <>
          <h1>Sign in</h1>
          <form method="post" action={editorAddresses.signInWithAccount}>
            <p>Your account is that of {name}.</p>
            <div className={buttonRow}>
              <button type="submit" className={button}>
                Go on as {name}
              </button>
            </div>
          </form>
        </>
      ),
    },
    shell,
  );
}
