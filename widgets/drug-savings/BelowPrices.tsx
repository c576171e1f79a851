import type { ReactNode } from 'react';
import type { Block } from '#schemas/generated/types.ts';
import { NestedBlock } from '#transformer/html/NestedBlock.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { advertisement } from './BelowPrices.styles.ts';
import { type HiddenFields, PageForm } from './PageForm.tsx';
import { moreResults } from './PriceList.styles.ts';
import { trackButton } from './savingsEvents.ts';

interface MoreResultsProps {
  slug: string;
  hiddenFields: HiddenFields;
  range: string;
  onMore: () => void;
}

export function MoreResults({ slug, hiddenFields, range, onMore }: MoreResultsProps): ReactNode {
  return (
    <PageForm className={moreResults} slug={slug} hiddenFields={hiddenFields} onSubmit={onMore}>
      <small>
        <OwnWords>{range}</OwnWords>
      </small>
      <button data-more="" type="submit" {...trackButton('see-more')}>
        <OwnWords>SEE MORE RESULTS</OwnWords>
      </button>
    </PageForm>
  );
}

export function Advertisement({ block }: { block: Block }): ReactNode {
  return (
    <div className={advertisement} data-ad="">
      <p aria-hidden="true">
        <OwnWords>advertisement</OwnWords>
      </p>
      <NestedBlock block={block} />
    </div>
  );
}
