import { ownValue } from '#contracts/json/ownValue.ts';
import { isToolLanguage } from '#editor-preview/model/words/language.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import type { WordsInFrame } from '../../words/english/inFrame.ts';
import { wordsInFrame } from '../../words/inFrame.ts';

export interface FrameTexts {
  words: WordsInFrame;
  titleOf: (type: string) => string;
}

export function frameTexts(facts: Pick<FrameFacts, 'language' | 'blockTitles'>): FrameTexts {
  const { language, blockTitles = {} } = facts;
  return {
    words: wordsInFrame[isToolLanguage(language) ? language : 'en'],
    titleOf: (type) => {
      const title = ownValue(blockTitles, type);
      if (typeof title === 'string') return title;
      return isBlockType(type) ? blockOutlines[type].title : type;
    },
  };
}
