/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { blockValidators } from '#schemas/generated/validators.js';
import widget from '#widgets/top-comments/widget.ts';
import { showBlock } from '../support/shownBlock.ts';

const comments = [1, 2, 3, 4, 5].map((number) => ({ comment: `Comment ${number}` }));
const show = (data: object, indexOfKind = 0) => showBlock('top-comments', data, { indexOfKind });
const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('top comments', () => {
  test('are three unless the block says how many', () => {
    show({ comments });
    expect(texts()).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
    show({ comments, count: 4 });
    expect(texts()).toHaveLength(4);
    show({ comments, count: 1 });
    expect(texts()).toEqual(['Comment 1']);
  });

  test('are all there are where these are fewer', () => {
    show({ comments: comments.slice(0, 2) });
    expect(texts()).toHaveLength(2);
  });

  test.each([
    ['an edited text', { comment: 'i slept!!', editedComment: 'I slept.' }, 'I slept.'],
    ['a blank edited text', { comment: 'I slept.', editedComment: ' \u00a0' }, 'I slept.'],
    ['an edited text alone', { editedComment: 'I slept.' }, 'I slept.'],
  ])('say what they say with %s', (_what, comment, text) => {
    show({ comments: [comment] });
    expect(texts()).toEqual([text]);
  });

  test('that say nothing do not count', () => {
    show({ comments: [{ comment: ' ' }, {}, ...comments] });
    expect(texts()).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
  });

  test.each([
    [{ primaryHealthConcern: 'Insomnia', age: 43 }, 'Insomnia, age 43'],
    [{ primaryHealthConcern: 'Insomnia' }, 'Insomnia'],
    [{ age: '30 to 39' }, 'Age 30 to 39'],
    [{ primaryHealthConcern: ' ', age: ' ' }, undefined],
  ])('tell what is known of the reader: %j', (facts, text) => {
    show({ comments: [{ comment: 'I slept.', ...facts }] });
    expect(within(screen.getByRole('listitem')).queryByRole('paragraph')?.textContent).toBe(text);
  });

  test('are where #comments leads, the first of them on a page', () => {
    show({ comments });
    expect(document.querySelector('#comments')).toBe(
      screen.getByRole('region', { name: 'What readers say' }),
    );
    show({ comments }, 1);
    expect(document.querySelector('[id="comments"]')).toBeNull();
    expect(widget.anchors?.({ comments }, { indexOfKind: 1 })).toEqual(['comments']);
    expect(widget.anchors?.({ comments: [] }, { indexOfKind: 0 })).toEqual([]);
  });

  test('have a heading of their own', () => {
    show({ comments, title: 'About your nights' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('About your nights');
  });

  test.each([
    ['no list', {}],
    ['an empty list', { comments: [] }],
    ['blank comments', { comments: [{ comment: ' ' }] }],
  ])('are not shown with %s', (_what, data) => expect(show(data).html).toBe(''));

  test.each([0, -5, 51, 2.5])('are never %d', (count) =>
    expect(blockValidators.get('top-comments')?.({ comments, count })).toBe(false),
  );
});
