import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { Comparison } from './Comparison.tsx';

export default function ProductComparisonTable({
  data,
}: WidgetProps<BlockDataByType['product-comparison-table']>): ReactNode {
  return <Comparison {...data} title={data.title} location="Product comparison table" />;
}
