export interface ScoredQuestion {
  sectionTitle?: string;
  answers: readonly { score?: number; selected?: boolean }[];
}

export interface ScoredResponse {
  range: { low: number; high: number };
  /** The sections it is about, each with a range. */
  categoryScores?: readonly { category: string; low: number; high: number }[];
}

/** How answers become a result; by default `simple`. */
export type ScoreType = 'simple' | 'multi' | 'hybrid';

/** A section's score and text. The title is '' for questions without a section. */
export interface SectionResult<Response> {
  title: string;
  score: number;
  response: Response | undefined;
}

/** A result: `simple` has a total, `multi` a result for each section, `hybrid` both. */
export interface QuizResult<Response> {
  total?: { score: number; response: Response | undefined };
  sections: readonly SectionResult<Response>[];
}

/** Points of all chosen answers. An answer without points adds none. */
export function totalScore(questions: readonly ScoredQuestion[]): number {
  return exact(questions.reduce((sum, question) => sum + chosenPoints(question), 0));
}

export function quizResult<Response extends ScoredResponse>(
  questions: readonly ScoredQuestion[],
  scoreType: ScoreType,
  responses: readonly Response[],
): QuizResult<Response> {
  const score = totalScore(questions);
  const total = { score, response: responseTo(score, rangesOfTotal(responses, scoreType)) };
  if (scoreType === 'simple') return { total, sections: [] };

  const sections = [...sectionScores(questions)].map(([title, points]) => {
    return { title, score: points, response: responseTo(points, rangesFor(title, responses, scoreType)) };
  });
  return scoreType === 'multi' ? { sections } : { total, sections };
}

export interface RangedResponse<Response> {
  low: number;
  high: number;
  response: Response;
  at: string;
}

/** Ranges of the total. In other than simple scoring, responses with sections are not about the total. */
export function rangesOfTotal<Response extends ScoredResponse>(
  responses: readonly Response[],
  scoreType: ScoreType,
): RangedResponse<Response>[] {
  return responses.flatMap((response, index) => {
    if (scoreType !== 'simple' && response.categoryScores?.length) return [];
    const { low, high } = response.range;
    return [{ low, high, response, at: `/${index}/range` }];
  });
}

/** Ranges of a section's score. Without a total, responses without sections apply to sections without ranges. */
export function rangesFor<Response extends ScoredResponse>(
  section: string,
  responses: readonly Response[],
  scoreType: ScoreType,
): RangedResponse<Response>[] {
  const own = rangesOfSection(responses, section);
  return own.length === 0 && scoreType === 'multi' ? rangesOfTotal(responses, scoreType) : own;
}

export function rangesOfSection<Response extends ScoredResponse>(
  responses: readonly Response[],
  section: string,
): RangedResponse<Response>[] {
  return responses.flatMap((response, index) =>
    (response.categoryScores ?? []).flatMap(({ category, low, high }, scoreIndex) =>
      category === section ? [{ low, high, response, at: `/${index}/categoryScores/${scoreIndex}` }] : [],
    ),
  );
}

/** Bounds included; the last has no upper bound. A score in a gap, or below all, has no response. */
function responseTo<Response>(
  score: number,
  ranges: readonly RangedResponse<Response>[],
): Response | undefined {
  return rangeHolding(score, ranges)?.response;
}

/** The range of a score: the first that contains it, or the last one, which has no upper bound. */
export function rangeHolding<Response>(
  score: number,
  ranges: readonly RangedResponse<Response>[],
): RangedResponse<Response> | undefined {
  for (const range of ranges) if (range.low <= score && score <= range.high) return range;
  const last = ranges.at(-1);
  return last && score >= last.low ? last : undefined;
}

export function sectionScores(questions: readonly ScoredQuestion[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const question of questions) {
    const section = question.sectionTitle ?? '';
    scores.set(section, exact((scores.get(section) ?? 0) + chosenPoints(question)));
  }
  return scores;
}

function chosenPoints({ answers }: ScoredQuestion): number {
  return answers.find(({ selected }) => selected)?.score ?? 0;
}

/** Rounds away errors of binary fractions. */
export function exact(sum: number): number {
  const precision = 1e6;
  return Math.round(sum * precision) / precision;
}
