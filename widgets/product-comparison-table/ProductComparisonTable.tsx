import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Comparison } from './Comparison.tsx';

export default function ProductComparisonTable({ data }: WidgetProps<'product-comparison-table'>): ReactNode {
  return <Comparison {...data} title={data.title} location="Product comparison table" />;
}
