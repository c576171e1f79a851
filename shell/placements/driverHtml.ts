import type { BlockRenderer, PageContext } from '#transformer/renderBlock.tsx';
import { renderBlock } from '#transformer/renderBlock.tsx';
import type { DriverData } from '#widgets/driver/driverContent.ts';
import { driverContent } from '#widgets/driver/driverContent.ts';

/** The HTML of a driver that stands in no article; '' where it has nothing to show, or its rendering failed. */
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
