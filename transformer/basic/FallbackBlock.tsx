import type { ReactNode } from 'react';
import { RichHtml } from '../html/RichHtml.tsx';
import { BasicNodes } from './BasicNodes.tsx';
import { Placeholder, widgetPlaceholderText } from './Placeholder.tsx';
import { basicNodesOf, readableText } from './readableText.ts';

export function FallbackBlock({ data, preview }: { data: unknown; preview: boolean }): ReactNode {
  const nodes = basicNodesOf(data);
  return (
    <div data-fallback="">
      <Placeholder text={widgetPlaceholderText} preview={preview} />
      {nodes ? (
        <BasicNodes nodes={nodes} />
      ) : (
        readableText(data).map((text, index) => <RichHtml key={index} html={text} />)
      )}
    </div>
  );
}
