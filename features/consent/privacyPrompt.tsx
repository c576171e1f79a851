import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { choiceFields, consentToolAttribute, privacyPromptAttribute } from '#contracts/consent.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { type Parties, partiesOf } from '#shell/parties/parties.ts';

import { consentToolOf } from './consentTool.ts';
import { privacyPrompt } from './PrivacyPrompt.styles.ts';

/** More companies are only counted; the page of privacy choices names them. */
const mostNamed = 2;

const inWords = new Intl.ListFormat('en');

function questionOf({ question, companies }: Parties): string {
  const who = companies.length > mostNamed ? `${companies.length} companies` : inWords.format(companies);
  const purposes = new Set(question.flatMap((party) => party.purposes));
  const has = (...numbers: number[]): boolean => numbers.some((number) => purposes.has(number));
  const uses = [
    has(1) ? 'keep and read information on your device' : '',
    has(3, 4) ? 'choose ads by a profile of you' : has(2) ? 'choose ads' : '',
    has(5, 6) ? 'choose articles by a profile of you' : has(11) ? 'choose articles' : '',
    has(7) ? (has(8) ? 'measure ads and articles' : 'measure ads') : has(8) ? 'measure articles' : '',
    has(9) ? 'learn about audiences' : '',
    has(10) ? 'improve what they make' : '',
  ].filter((use) => use !== '');
  return `May ${who} ${inWords.format(uses)}?`;
}

/** Reserved from the first paint on: two lines of text, four on a phone, and buttons. */
const roomForTool: CSSProperties = {
  position: 'relative',
  alignContent: 'center',
  minHeight: 'max(11rem, 24rem - 24vw)',
};

/** Hidden until the tool shows something. */
const placeOfTool: CSSProperties = {
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  visibility: 'hidden',
};

/** Shown from the first paint to readers without a choice. It covers nothing, and works without script. */
const prompt: Piece = ({ site }) => {
  const parties = partiesOf(site.configuration);
  if (parties.question.length === 0) return '';
  const tool = consentToolOf(parties);
  return renderToStaticMarkup(
    <form
      className={privacyPrompt}
      {...(tool ? { style: roomForTool } : {})}
      method="post"
      action={siteLinks.privacyChoices}
      aria-label="Your privacy"
      lang="en"
      dir="ltr"
      {...{ [privacyPromptAttribute]: '' }}
    >
      <p>
        {questionOf(parties)} With a yes we also keep which product you click.{' '}
        {tool
          ? `${tool.title} asks for us, and learns that somebody is here. Without a yes, nothing else leaves this site.`
          : 'Without a yes, nothing leaves this site.'}
      </p>
      <button type="submit" name={choiceFields.choice} value="accept">
        Accept all
      </button>
      <button type="submit" name={choiceFields.choice} value="reject">
        Reject all
      </button>
      <a href={siteLinks.privacyChoices}>Choose</a>
      {tool && <div style={placeOfTool} hidden {...{ [consentToolAttribute]: JSON.stringify(tool) }} />}
    </form>,
  );
};

export default prompt;
