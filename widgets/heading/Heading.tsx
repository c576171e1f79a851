import type { HeadingData } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { heading } from './Heading.styles.ts';

export default function Heading({ data }: WidgetProps<HeadingData>) {
  const Level = `h${data.level ?? 2}` as const;
  return (
    <Level className={heading} id={data.anchor}>
      {data.text}
    </Level>
  );
}
