import { type CSSProperties, type ReactNode, useId } from 'react';
import { type Citations, citationOf, evidenceAnchor } from '#transformer/article/citations.ts';
import { CiteLink } from '#transformer/html/CiteLink.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { EvidenceScale } from '../ui/EvidenceScale.tsx';
import { present } from '../ui/presentText.ts';
import { claim as claimStyle, evidence } from './Evidence.styles.ts';
import { Results } from './Results.tsx';

/** More source numbers would be wider than a narrow column. */
const mostUnbroken = 3;
const unbroken: CSSProperties = { whiteSpace: 'nowrap' };

/** Sources that the page does not list are left out. */
export default function Evidence({
  data,
  block: { citations, indexOfKind },
}: WidgetProps<'evidence', 'citations' | 'indexOfKind'>): ReactNode {
  const claimId = useId();
  const claim = present(data.claim);
  if (!claim) return null;
  const summary = present(data.summary);
  const listed = (data.sources ?? []).filter((id) => citationOf(citations, id));
  // No source number is alone on a line.
  const isUnbroken = listed.length > 0 && listed.length <= mostUnbroken;
  const lastWord = isUnbroken ? (summary?.lastIndexOf(' ') ?? 0) + 1 : undefined;
  const sources = <Sources ids={data.sources ?? []} citations={citations} indexOfKind={indexOfKind} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a claim with its level is no section of the article
    <div className={evidence} role="group" aria-labelledby={claimId}>
      <p className={claimStyle}>
        <span id={claimId}>{claim}</span>
        {!summary && sources}
      </p>
      <EvidenceScale level={data.level} isTested={(data.results ?? []).length > 0} />
      {summary && (
        <p>
          {summary.slice(0, lastWord)}
          {isUnbroken ? (
            <span style={unbroken}>
              {summary.slice(lastWord)}
              {sources}
            </span>
          ) : (
            sources
          )}
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
