import type { BlockRenderer, PageContext } from '#transformer/render/renderBlock.tsx';
import { renderBlock } from '#transformer/render/renderBlock.tsx';
import type { DriverData } from '#widgets/driver/driverContent.ts';
import { driverContent } from '#widgets/driver/driverContent.ts';

/** HTML of a driver without an article; '' if it is empty, or rendering failed. */
export function driverHtml(
  data: DriverData,
  name: string,
  page: PageContext,
  renderer: Pick<BlockRenderer, 'registry' | 'html' | 'site' | 'islandScripts'>,
): string {
  if (!driverContent(data, page.newsletter)) return '';
  const block = {
    id: `placement-${name}`,
    type: 'driver',
    data,
    pointer: '',
    indexOfKind: 0,
    placeOfKind: 0,
  };
  return renderBlock(block, page, renderer).html;
}
