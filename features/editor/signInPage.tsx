import type { Document } from '../../shell/page/document.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import { toolPage } from '../../shell/tools/toolPage.tsx';
import { button, buttonRow } from './toolControls.styles.ts';

/** The form's field that carries the token. */
export const signInField = 'token';

/** The page that asks for the editor's token. */
export function signInPage({ failed }: { failed: boolean }, shell: PageShell): Document {
  return toolPage(
    {
      tool: '/editor',
      shellParts: ['editor-pages'],
      title: 'Sign in',
      children: (
        <>
          <h1>Sign in</h1>
          {failed && <p role="alert">That is not the editor’s token. Please try again.</p>}
          <form method="post" action="/editor/sign-in">
            <p>
              <label htmlFor="token">Editor token</label>
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
            </p>
            <p id="token-help">It is set as EDITOR_TOKEN where this server is started.</p>
            <div className={buttonRow}>
              <button type="submit" className={button}>
                Sign in
              </button>
            </div>
          </form>
        </>
      ),
    },
    shell,
  );
}
