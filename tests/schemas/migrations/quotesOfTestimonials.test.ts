import { quotesOfTestimonials } from '#schemas/migrations/quotesOfTestimonials.ts';

const { changes } = quotesOfTestimonials;

const testimonial = (...quotes: unknown[]) => ({ id: 't', type: 'testimonial', data: { quotes } });

test('a testimonial with quotes in plain text keeps them all, in their order', () =>
  expect(changes({ blocks: [testimonial('I sleep.', { text: 'I wake.' }, 'I rest.')] })).toEqual([
    { at: ['blocks', '0', 'data', 'quotes', '0'], value: { text: 'I sleep.' } },
    { at: ['blocks', '0', 'data', 'quotes', '2'], value: { text: 'I rest.' } },
  ]));

test.each([
  undefined,
  'text',
  { blocks: [testimonial({ text: 'I sleep.' }, 7, null)] },
  { blocks: [{ type: 'testimonial', data: { quotes: 'I sleep.' } }, { type: 'testimonial' }] },
  { blocks: [{ type: 'quote', data: { quotes: ['I sleep.'] } }] },
])('finds nothing in %j', (article) => expect(changes(article)).toEqual([]));
