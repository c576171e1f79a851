import { elementNamed, isElement } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { find } from '../tree/selector.ts';
import { classesOf, mapElements } from '../tree/walk.ts';

export const medium: HtmlFilter = {
  name: 'medium',
  recognises: ({ html }) => /class="[^"]{0,200}\bgraf--/.test(html),
  rewrite(nodes) {
    const first = find(nodes, '.section--first .section-divider');
    return mapElements(nodes, (element) => {
      const { name, attribs, children } = element;
      const classes = classesOf(element);
      const has = (sign: string): boolean => classes.includes(sign);
      if (has('graf--title')) element.name = 'h1';
      else if (has('graf--h3')) element.name = 'h2';
      else if (has('graf--h4')) element.name = 'h3';
      if (has('graf--pullquote')) attribs.class = `${attribs.class} pullquote`;
      // A drawn line separates sections, at the start of the next one.
      if (has('section-divider')) return element === first ? [] : [elementNamed('hr')];
      // CSS puts title, description and site on separate lines.
      if (has('markup--mixtapeEmbed-anchor'))
        element.children = children.flatMap((child) =>
          isElement(child) && child.name === 'em' ? [child, elementNamed('br')] : [child],
        );
      if (name === 'div' && has('graf--mixtapeEmbed')) return [elementNamed('p', children)];
      if (has('graf--pre') || name !== 'strong' || !has('markup--h3-strong')) return undefined;
      return children;
    });
  },
};
