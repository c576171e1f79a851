import { type ReactNode, useId } from 'react';
import { type Citations, citationOf, evidenceAnchor } from '#transformer/citations.ts';
import { CiteLink } from '#transformer/html/CiteLink.tsx';
import type { WidgetProps } from '#transformer/widget.ts';
import { EvidenceScale } from '../ui/EvidenceScale.tsx';
import { present } from '../ui/presentText.ts';
import { claim as claimStyle, evidence } from './Evidence.styles.ts';
import { Results } from './Results.tsx';

/** Sources that the page does not list are left out. */
export default function Evidence({
  data,
  block: { citations, indexOfKind },
}: WidgetProps<'evidence', 'citations' | 'indexOfKind'>): ReactNode {
  const claimId = useId();
  const claim = present(data.claim);
  if (!claim) return null;
  const summary = present(data.summary);
  const sources = <Sources ids={data.sources ?? []} citations={citations} indexOfKind={indexOfKind} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a claim with its level is no section of the article
    <div className={evidence} role="group" aria-labelledby={claimId}>
      <p className={claimStyle}>
        <span id={claimId}>{claim}</span>
        {!summary && sources}
      </p>
      <EvidenceScale level={data.level} />
      {summary && (
        <p>
          {summary}
          {sources}
        </p>
      )}
      {data.results && <Results measure={data.measure} results={data.results} />}
    </div>
  );
}

interface SourcesProps {
  ids: readonly string[];
  citations: Citations;
  indexOfKind: number;
}

function Sources({ ids, citations, indexOfKind }: SourcesProps): ReactNode {
  return [...new Set(ids)].map((id) => {
    const citation = citationOf(citations, id);
    if (!citation) return null;
    return (
      <CiteLink key={id} source={id} number={citation.number} anchor={evidenceAnchor(id, indexOfKind)} />
    );
  });
}
