import { InvalidArticleError } from '#content/source/errors.ts';
import { isTimeZone } from '#contracts/siteTime.ts';
import { mayDo, type Person } from '#editor-preview/model/person.ts';
import {
  type ReviewState,
  reviewAddresses,
  type ScheduleToMake,
  scheduleField,
  whyNotAt,
} from '#editor-preview/model/review/schedule.ts';
import { articleRefusalInWords } from '#editor-preview/model/storing/articleRefusal.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import { type ApiReply, api, json, type Route } from '#feature-kit/route.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import { validateReviewToMake, validateScheduleToMake } from '#schemas/generated/validators.js';
import type { YieldingRender } from '#shell/renderPage.ts';
import { problemOf } from '../articles/outcome.ts';
import { anyReader, articlePathOf, requiredField } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import { type EditorWords, wordsFor } from '../words/words.ts';

const maxReviewBytes = 32 * 1024;
const maxScheduleBytes = 8 * 1024;

interface ReviewParts {
  store: Pick<EditorStore, 'editing' | 'people' | 'reviews' | 'schedules'>;
  render: YieldingRender;
}

export function reviewApi({ store, render }: ReviewParts): Route[] {
  return [
    api(`GET ${reviewAddresses.review}`, async ({ query }) => ({
      body: await stateOf(articlePathOf(query)),
    })),
    api(
      `POST ${reviewAddresses.review}`,
      { body: json(validateReviewToMake, { maxBytes: maxReviewBytes }) },
      async (request) => {
        const path = articlePathOf(request.query);
        const { kind, sequence, askedOf, words } = request.body;
        const action = kind === 'asked' ? 'ask-for-review' : 'review';
        const { id, name } = await permitted(request, action, store.people);
        const { refusals } = wordsFor(request.headers).words;
        const reviewer = askedOf === undefined ? undefined : await reviewerWithId(askedOf, refusals);
        const review = { kind, sequence, person: id, author: name, words: words.trim() };
        if (!(await store.reviews.add(path, { ...review, askedOf: reviewer?.name })))
          return { status: 409, body: { error: refusals.noState } };
        return { body: await stateOf(path) };
      },
    ),
    api(
      `POST ${reviewAddresses.schedule}`,
      { body: json(validateScheduleToMake, { maxBytes: maxScheduleBytes }) },
      async (request) => {
        const path = articlePathOf(request.query);
        const { name } = await permitted(request, 'schedule', store.people);
        return plan(path, request.body, name, wordsFor(request.headers).words);
      },
    ),
    api(`DELETE ${reviewAddresses.schedule}`, async (request) => {
      const path = articlePathOf(request.query);
      const { name } = await permitted(request, 'schedule', store.people);
      if (!(await store.schedules.cancel(path, requiredField(request.query, scheduleField), name)))
        throw notFound();
      return { body: await stateOf(path) };
    }),
  ];

  async function stateOf(path: string): Promise<ReviewState> {
    const [reviews, schedules] = await Promise.all([store.reviews.of(path), store.schedules.of(path)]);
    return { reviews, schedules };
  }

  /** @throws HttpError 400 when the id is no reviewer's */
  async function reviewerWithId(id: string, refusals: EditorWords['words']['refusals']): Promise<Person> {
    const known = await store.people.withId(id);
    if (!known || !mayDo(known.person.role, 'review')) throw badRequest(refusals.noReviewer);
    return known.person;
  }

  async function plan(
    path: string,
    wanted: ScheduleToMake,
    author: string,
    { articleRefusals, refusals, review }: EditorWords['words'],
  ): Promise<ApiReply> {
    const why = whyNotAt(wanted.dueAt, Date.now(), review);
    if (why !== undefined) return { status: 409, body: { error: why } };
    if (!isTimeZone(wanted.zone)) throw badRequest(refusals.noZone(wanted.zone));
    try {
      if (wanted.kind === 'publish') {
        const { article } = await store.editing.open(path, newArticle(path));
        const { document, problems } = await render(article.json, anyReader);
        if (!document) return { status: 422, body: { problems } };
      }
      const outcome = await store.schedules.plan(path, wanted, author);
      return outcome.ok
        ? { body: await stateOf(path) }
        : { status: 409, body: { error: refusals.plans[outcome.because] } };
    } catch (error) {
      if (!(error instanceof InvalidArticleError)) throw error;
      return {
        status: 422,
        body: {
          error: articleRefusalInWords(error.why, articleRefusals),
          problems: [problemOf(error, path)],
        },
      };
    }
  }
}
