import { ownValue } from '#contracts/json/ownValue.ts';
import { isToolLanguage } from '#editor-preview/model/words/language.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import type { WordsInFrame } from '../../words/english/inFrame.ts';
import { wordsInFrame } from '../../words/inFrame.ts';

export interface SaidInFrame {
  words: WordsInFrame;
  titleOf: (type: string) => string;
}

export function saidInFrame({
  language,
  blockTitles = {},
}: Pick<FrameFacts, 'language' | 'blockTitles'>): SaidInFrame {
  return {
    words: wordsInFrame[isToolLanguage(language) ? language : 'en'],
    titleOf: (type) => {
      const told = ownValue(blockTitles, type);
      if (typeof told === 'string') return told;
      return isBlockType(type) ? blockOutlines[type].title : type;
    },
  };
}
