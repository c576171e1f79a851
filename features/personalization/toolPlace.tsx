import { renderToStaticMarkup } from 'react-dom/server';
import { outsideAttribute } from '#contracts/outside/frame.ts';
import { personalizationAttribute } from '#contracts/profile.ts';
import type { Piece } from '#shell/document/pieces.ts';

/**
 * The place of the tool that personalizes, where the site has one: without it nothing of it comes to a page. It has no height, and
 * is not hidden, because its script waits until a reader comes near the end of the page.
 */
const toolPlace: Piece = ({ site }) => {
  const tool = site.configuration.outside?.partners?.find(({ kind }) => kind === 'personalization');
  if (!tool) return '';
  const marks = { [outsideAttribute]: tool.name, [personalizationAttribute]: '' };
  return renderToStaticMarkup(<div title={tool.company ?? tool.name} {...marks} />);
};

export default toolPlace;
