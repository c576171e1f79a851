import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const list = (...ids: string[]): object =>
  block('sources', { items: ids.map((id) => ({ id, title: `About ${id}` })) });

const evidence = (...sources: string[]): object =>
  block('evidence', { claim: 'Zinc shortens colds', level: 'weak', sources });

export const cases: RuleExamples = {
  finds: {
    'an id that was mistyped': {
      content: [evidence('cochrane-zink'), list('cochrane-zinc')],
      at: '/blocks/0/data/sources/0',
      says: 'Did you mean "cochrane-zinc"?',
      mends: { kind: 'review', to: 'cochrane-zinc' },
    },
    'an id that is like no other': {
      content: [evidence('cdc', 'who'), list('cdc')],
      at: '/blocks/0/data/sources/1',
    },
    'no list at all': { content: evidence('a'), says: 'no list of sources' },
    'each of them': { content: [evidence('who', 'cdc'), list('ods-zinc')], count: 2 },
  },
  passes: {
    'a source of the list': [evidence('a'), list('a', 'b')],
    'a list that stands before': [list('a'), evidence('a')],
    'sources of two lists': [evidence('a', 'b'), list('a'), list('b')],
    'no sources': evidence(),
    'an id called like a member of every object': [evidence('constructor'), list('constructor')],
  },
};
