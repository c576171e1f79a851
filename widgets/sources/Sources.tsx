import type { ReactNode } from 'react';
import type { SourcesSource } from '#schemas/generated/types.ts';
import { type Citation, citationOf, sourceAnchor } from '#transformer/article/citations.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { OwnName, OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { sectionAnchor } from '../ui/sectionAnchor.ts';
import { backLinks, sources, usedFor as usedForStyle } from './Sources.styles.ts';
import { shownSources } from './shownSources.ts';

/** More are folded. A link to one of them opens the list. */
const mostInSight = 4;

export default function Sources({
  data,
  block: { citations, indexOfKind },
}: WidgetProps<'sources', 'citations' | 'indexOfKind'>): ReactNode {
  const headerId = sectionAnchor({ type: 'sources', indexOfKind });
  // A source of an earlier list is only listed there.
  const items = shownSources(data).filter(
    ({ id }) => (citationOf(citations, id)?.listedIn ?? indexOfKind) === indexOfKind,
  );
  if (items.length === 0) return null;
  const header = present(data.header);
  const entries = items.map((source, index) => {
    const citation = citationOf(citations, source.id);
    return (
      <li key={source.id} id={sourceAnchor(source.id)} value={citation?.number ?? index + 1}>
        <Source source={source} />
        {citation && <BackLinks {...citation} />}
      </li>
    );
  });
  const list = <ol>{entries}</ol>;
  const allText = `All ${entries.length} sources`;
  const opened = trackingEvent('element-clicked', {
    location: 'Sources',
    elementType: 'ACCORDION',
    actionOutcome: 'OPEN',
    text: allText,
  });
  return (
    <section className={sources} aria-labelledby={headerId}>
      {header ? <h2 id={headerId}>{header}</h2> : <OwnName id={headerId}>Sources</OwnName>}
      {entries.length > mostInSight ? (
        <Accordion title={allText} event={opened}>
          {list}
        </Accordion>
      ) : (
        list
      )}
    </section>
  );
}

function Source({ source }: { source: SourcesSource }): ReactNode {
  const { url, year } = source;
  const title = source.title.trim();
  const authors = present(source.authors);
  const published = [present(source.publisher), year].filter((part) => part !== undefined).join(', ');
  const usedFor = present(source.usedFor);
  return (
    <>
      {authors && `${authors}${stopBehind(authors)} `}
      <cite>{url ? <SafeLink url={url}>{title}</SafeLink> : title}</cite>
      {stopBehind(title)}
      {published && ` ${published}${stopBehind(published)}`}
      {usedFor && (
        <p className={usedForStyle}>
          <OwnWords>Used for:</OwnWords> {usedFor}
        </p>
      )}
    </>
  );
}

function stopBehind(text: string): string {
  return /[.?!؟。]$/u.test(text) ? '' : '.';
}

/** Each link names its source and citation: identical link texts are indistinguishable. */
function BackLinks({ number, mentions }: Citation): ReactNode {
  if (mentions.length === 0) return null;
  const [only] = mentions;
  return (
    <p className={backLinks}>
      <OwnWords>
        {mentions.length === 1 ? (
          <a href={`#${only}`}>
            Back to the text<span className="visually-hidden">, source {number}</span>
          </a>
        ) : (
          <>
            Back to the text:{' '}
            {mentions.map((anchor, index) => (
              <a key={anchor} href={`#${anchor}`}>
                <span className="visually-hidden">source {number}, place </span>
                {index + 1}
              </a>
            ))}
          </>
        )}
      </OwnWords>
    </p>
  );
}
