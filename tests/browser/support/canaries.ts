/** Words that say something about somebody's health. Each stands where a page or its reader has such words. */
export const canaries = {
  path: 'kanari-path-7q2',
  title: 'Kanari title 7Q2',
  keyword: 'kanari-k1-7q2',
  text: 'Kanari text 7Q2',
  answer: 'Kanari answer 7Q2',
  search: 'kanari search 7q2',
  email: 'kanari-7q2@mail.example',
  query: 'kanari-query-7q2',
  referrer: 'kanari-referrer-7q2',
};
export const path = `/health/${canaries.path}`;

export const article = {
  path,
  title: canaries.title,
  description: canaries.text,
  contentMeta: { canonicalPath: path, targeting: { k1: canaries.keyword } },
  page: {
    category: 'wellness',
    placements: [{ placementName: 'rightRail' }, { placementName: '1stPagePopup' }],
  },
  blocks: [
    { id: 'text', type: 'rich-text', data: { html: `<p>${canaries.text}</p>` } },
    {
      id: 'quiz',
      type: 'quiz',
      data: {
        quizId: canaries.keyword,
        title: canaries.title,
        scoreType: 'simple',
        questions: [
          {
            questionTitle: canaries.text,
            answers: [
              { label: canaries.answer, score: 0 },
              { label: 'Nothing of the kind', score: 1 },
            ],
          },
        ],
        results: [{ title: canaries.answer, description: canaries.text, min: 0, max: 1 }],
      },
    },
    { id: 'letters', type: 'newsletter-signup', data: {} },
  ],
};
