/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { BlockType } from '#schemas/generated/types.ts';
import { blockExamples } from '../support/blockExamples.ts';
import { showBlock } from '../support/shownBlock.ts';

test('every caption is that of a figure, and stands first or last in it', () => {
  const captions = blockExamples().flatMap(([type, name]) => {
    const file = new URL(`../../fixtures/blocks/${type}.${name}.json`, import.meta.url);
    showBlock(type as BlockType, JSON.parse(readFileSync(file, 'utf8')).data);
    return [...document.querySelectorAll('figcaption')].map(
      ({ parentElement: figure, nextSibling, previousSibling }) => ({
        of: `${type} ${name}`,
        in: figure?.localName,
        isAtAnEnd: nextSibling === null || previousSibling === null,
      }),
    );
  });
  expect(captions.length).toBeGreaterThan(10);
  expect(captions.filter((caption) => caption.in !== 'figure' || !caption.isAtAnEnd)).toEqual([]);
});
