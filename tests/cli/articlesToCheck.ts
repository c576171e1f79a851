import { description } from '../support/description.ts';

export const sound = JSON.stringify({
  path: '/a',
  title: 'A',
  description,
  blocks: [{ id: 'h', type: 'rich-text', data: { html: '<p>H</p>' } }],
});

/** One with errors, laid out so that each has a line and column that a test can name. */
export const withErrors = `{
  "path": "/b",
  "title": "B", "description": "${description}",
  "blocks": [
    { "id": "one", "type": "heding", "data": { "text": "T" } },
    { "id": "two", "type": "heading", "data": { "size": 1, "level": 9 } }
  ]
}`;

export const withUnknownInstrument = JSON.stringify({
  path: '/d',
  title: 'D',
  description,
  blocks: [{ id: 'a', type: 'assessment', data: { instrument: 'worry-chek' } }],
});

export const withWarning = JSON.stringify({
  path: '/c',
  title: 'C',
  description,
  blocks: [{ id: 'p', type: 'rich-text', data: { html: '<p><a href="/zinc" data-affiliate>Zinc</a></p>' } }],
});
