import type { HeadingData } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { heading } from './Heading.styles.ts';

/** A section heading of level 2 to 4; the page's title is the only level 1. */
export default function Heading({ data }: WidgetProps<HeadingData>) {
  const Level = `h${data.level ?? 2}` as const;
  return (
    <Level className={heading} id={data.anchor}>
      {data.text}
    </Level>
  );
}
