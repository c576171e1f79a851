import type { ReactNode } from 'react';
import { isBlankHtml } from '#contracts/blank.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { prose } from '../ui/prose.styles.ts';

export default function RichText({ data }: WidgetProps<'rich-text'>): ReactNode {
  if (isBlankHtml(data.html)) return null;
  return <RichHtml html={data.html} className={prose} />;
}
