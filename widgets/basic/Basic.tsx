import type { ReactNode } from 'react';
import { BasicNodes } from '#transformer/basic/BasicNodes.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { prose } from '../ui/prose.styles.ts';

export default function Basic({ data }: WidgetProps<'basic'>): ReactNode {
  if (data.nodes.length === 0) return null;
  return (
    <div className={prose}>
      <BasicNodes nodes={data.nodes} />
    </div>
  );
}
