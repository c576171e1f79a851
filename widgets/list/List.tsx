import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { isBlankHtml } from '#contracts/blank.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { checks, list } from './List.styles.ts';

export default function List({ data }: WidgetProps<'list'>): ReactNode {
  const items = data.items.filter((item) => !isBlankHtml(item));
  if (items.length === 0) return null;
  const Tag = data.style === 'number' ? 'ol' : 'ul';
  return (
    // Safari drops the list role for custom markers.
    <Tag
      className={cx(list, data.style === 'check' && checks)}
      role={data.style === 'check' ? 'list' : undefined}
    >
      {items.map((item, index) => (
        <RichHtml key={index} as="li" html={item} />
      ))}
    </Tag>
  );
}
