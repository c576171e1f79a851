import type { WidgetProps } from '#transformer/registry/widget.ts';
import { heading } from './Heading.styles.ts';

export default function Heading({ data }: WidgetProps<'heading'>) {
  const Level = `h${data.level ?? 2}` as const;
  return (
    <Level className={heading} id={data.anchor}>
      {data.text}
    </Level>
  );
}
