import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { isAllowedTag } from '#transformer/html/allowList.ts';
import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { parseHtml } from './htmlTokens.ts';

/** Only allowed elements without attributes: nothing can navigate, load or run. */
export function ShownHtml({ html }: { html: string }): ReactNode {
  return useMemo(() => [...parseHtml(html).childNodes].map(shown), [html]);
}

function shown(node: ChildNode, index: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  const source = node.getAttribute(sourceAttribute);
  if (tag === 'cite' && source !== null) return <cite key={index} data-source={source} />;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
  const inner = [...node.childNodes].map(shown);
  if (!isAllowedTag(tag) || tag === 'img') return <Fragment key={index}>{inner}</Fragment>;
  // A link without target: a click opens the field.
  return createElement(tag === 'a' ? 'u' : tag, { key: index }, ...inner);
}
