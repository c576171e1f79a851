import { articleRefusals as inEnglish, type RefusalWords } from '../words/english/articleRefusals.ts';

export type ArticleRefusal =
  | { kind: 'no-object' | 'too-many-values' | 'too-many-items' | 'nul' | 'deleted' | 'replaced' }
  | { kind: 'too-large' | 'too-deep'; most: number }
  | { kind: 'other-path' | 'no-path' | 'site-address' | 'deleted-at'; path: string };

export function articleRefusalInWords(why: ArticleRefusal, words: RefusalWords = inEnglish): string {
  switch (why.kind) {
    case 'no-object':
      return words.noObject;
    case 'other-path':
      return words.otherPath(why.path);
    case 'too-large':
      return words.tooLarge(String(why.most));
    case 'too-deep':
      return words.tooDeep(String(why.most));
    case 'too-many-values':
      return words.tooManyValues;
    case 'too-many-items':
      return words.tooManyItems;
    case 'nul':
      return words.nul;
    case 'no-path':
      return words.noPath(why.path);
    case 'site-address':
      return words.siteAddress(why.path);
    case 'deleted-at':
      return words.deletedAt(why.path);
    case 'deleted':
      return words.deleted;
    case 'replaced':
      return words.replaced;
  }
}
