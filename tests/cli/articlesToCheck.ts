import { description } from '../support/description.ts';

/** An article in which nothing is found. */
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

/** One with a questionnaire that the site does not have. */
export const withUnknownInstrument = JSON.stringify({
  path: '/d',
  title: 'D',
  description,
  blocks: [{ id: 'a', type: 'assessment', data: { instrument: 'worry-chek' } }],
});

/** One with a warning. */
export const withWarning = JSON.stringify({
  path: '/c',
  title: 'C',
  description,
  blocks: [{ id: 'p', type: 'rich-text', data: { html: '<p><a href="/zinc" data-affiliate>Zinc</a></p>' } }],
});
