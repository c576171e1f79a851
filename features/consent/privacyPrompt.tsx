import { renderToStaticMarkup } from 'react-dom/server';
import { privacyPromptAttribute } from '../../contracts/consent.ts';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import type { Piece } from '../../shell/page/pieces.ts';
import { choiceFields } from './choiceFields.ts';
import { privacyPrompt } from './PrivacyPrompt.styles.ts';

/**
 * The question above every page's header: it stands there for readers who have not answered it, from the first paint on, and
 * covers nothing. It is a form, so it needs no script of ours to work.
 */
const prompt: Piece = () =>
  renderToStaticMarkup(
    <form
      className={privacyPrompt}
      method="post"
      action={siteLinks.privacyChoices}
      aria-label="Your privacy"
      lang="en"
      dir="ltr"
      {...{ [privacyPromptAttribute]: '' }}
    >
      <p>
        May others learn of your visit, to choose ads and count them? Without a yes, nothing leaves this site.
      </p>
      <button type="submit" name={choiceFields.choice} value="accept">
        Accept all
      </button>
      <button type="submit" name={choiceFields.choice} value="reject">
        Reject all
      </button>
      <a href={siteLinks.privacyChoices}>Choose</a>
    </form>,
  );

export default prompt;
