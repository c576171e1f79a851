import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'one in Japanese that is too short': { content: { language: 'ja', description: '睡眠時間について。' } },
    'one in Chinese that is too long': { content: { language: 'zh', description: '睡眠'.repeat(41) } },
    'no description': { content: { description: undefined }, at: '/description', says: 'no description' },
    'an empty description': { content: { description: '' }, at: '/description' },
    'a character too few': { content: { description: 'a'.repeat(69) }, at: '/description', says: 'has 69' },
    'a character too many': { content: { description: 'a'.repeat(161) }, says: 'has 161' },
  },
  passes: {
    'a description in Japanese': {
      language: 'ja',
      description:
        '成人に必要な睡眠時間は一晩に七時間から九時間です。十分に眠れているかを知る方法を紹介します。',
    },
    'one in Chinese': {
      language: 'zh-Hans',
      description:
        '大多数成年人每晚需要七到九个小时的睡眠。怎样知道自己睡得够不够，先从哪里改起，医生告诉你。',
    },
    'one in Korean': {
      language: 'ko',
      description:
        '대부분의 성인은 하룻밤에 일곱 시간에서 아홉 시간의 잠이 필요합니다. 충분히 자는지 아는 방법.',
    },
    'just enough': { description: 'a'.repeat(70) },
    'just not too much': { description: 'a'.repeat(160) },
    'blanks around it': { description: ` ${'a'.repeat(160)} ` },
    'accents and quotes': { description: '“é’ '.repeat(30) },
    'a usual one': {
      description: 'Most adults need seven to nine hours of sleep a night. How to find your number.',
    },
  },
};
