import { renderToStaticMarkup } from 'react-dom/server';
import { outsideAttribute } from '#contracts/outside/frame.ts';
import { personalizationAttribute } from '#contracts/profile.ts';
import type { Piece } from '#shell/document/pieces.ts';

/** No height but not hidden, because its script loads when a reader approaches the page's end. */
const toolPlace: Piece = ({ site }) => {
  const tool = site.configuration.outside?.partners?.find(({ kind }) => kind === 'personalization');
  if (!tool) return '';
  const marks = { [outsideAttribute]: tool.name, [personalizationAttribute]: '' };
  return renderToStaticMarkup(<div title={tool.company ?? tool.name} {...marks} />);
};

export default toolPlace;
