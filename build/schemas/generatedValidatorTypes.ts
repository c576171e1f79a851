export function generateValidatorTypes(): [string, string][] {
  return [
    ['envelopeValidators.d.ts', envelopeTypes],
    ['validators.d.ts', validatorTypes],
    ['blockValidatorLoaders.d.ts', loaderTypes],
  ];
}

const envelopeTypes = `import type { Article, Block } from './types.ts';

/** An error of Ajv. An error of the keyword \`if\` only repeats one of \`then\` or \`else\`. */
export interface SchemaError {
  keyword: string;
  /** JSON Pointer into the value. */
  instancePath: string;
  /** Parameters of the keyword, such as \`missingProperty\`, \`additionalProperty\`, \`limit\`, \`allowedValues\`. */
  params: Readonly<Record<string, unknown>>;
  /** For \`propertyNames\`: the invalid name. */
  propertyName?: string;
}

export interface Validator<Value> {
  (value: unknown): value is Value;
  /** Errors of the latest call only. */
  errors?: readonly SchemaError[] | null;
}

/** The article without its blocks, which are validated separately. */
export declare const validateArticle: Validator<Omit<Article, 'blocks'> & { blocks: unknown[] }>;

/** The envelope of a block: id, type, condition; and that its data is an object. */
export declare const validateBlock: Validator<Block>;
`;

const validatorTypes = `import type { CommentStep } from '#editor-preview/model/comments/comment.ts';
import type { OperationsToSave, Presence, PublicationToMake } from '#editor-preview/model/exchange.ts';
import type { PersonToAdd } from '#editor-preview/model/people.ts';
import type { ReviewToMake } from '#editor-preview/model/review/review.ts';
import type { ScheduleToMake } from '#editor-preview/model/review/schedule.ts';
import type { ShareToMake } from '#editor-preview/model/sharing/share.ts';
import type { SignUp } from '#contracts/newsletter.ts';
import type { DriversRequest } from '#contracts/placements.ts';
import type { OutsidePayload } from '#contracts/outside/payload.ts';
import type { ClientErrorBatch } from '#contracts/errors/errorReport.ts';
import type { MetricsBatch, PageEnd } from '#contracts/metrics.ts';
import type { Validator } from './envelopeValidators.js';
import type { ArticleTemplate, BlockContent, DrugList, HomeContent, InstrumentContent, PartnerPayload, PeopleContent, SiteConfiguration, TopicsContent, TrackingBatch } from './types.ts';

export * from './envelopeValidators.js';

/** The body of POST /api/events. */
export declare const validateEvents: Validator<TrackingBatch>;

/** The body of POST /api/metrics. */
export declare const validateMetrics: Validator<MetricsBatch>;

/** The body of POST /api/metrics/unload. */
export declare const validatePageEnd: Validator<PageEnd>;

/** The body of POST /api/errors. */
export declare const validateClientErrors: Validator<ClientErrorBatch>;

/** The publication's content for blocks. */
export declare const validateBlockContent: Validator<BlockContent>;

/** The publication's configuration of pages. */
export declare const validateSite: Validator<SiteConfiguration>;

/** Authors and reviewers. */
export declare const validatePeople: Validator<PeopleContent>;

/** The site's topics. */
export declare const validateTopics: Validator<TopicsContent>;

/** Content of the home page, in order. */
export declare const validateHome: Validator<HomeContent>;

export declare const validateInstrument: Validator<InstrumentContent>;

/** An editor's template of an article. */
export declare const validateTemplate: Validator<ArticleTemplate>;

/** Medicines with prices. */
export declare const validateDrugs: Validator<DrugList>;

/** The body of POST /editor/api/operations. */
export declare const validateOperations: Validator<OperationsToSave>;

/** The body of POST /editor/api/editing/publication. */
export declare const validatePublication: Validator<PublicationToMake>;

/** The body of POST /editor/api/people. */
export declare const validatePersonToAdd: Validator<PersonToAdd>;

/** The body of POST /editor/api/presence. */
export declare const validatePresence: Validator<Presence>;

/** The body of POST /editor/api/review. */
export declare const validateReviewToMake: Validator<ReviewToMake>;

/** The body of POST /editor/api/schedule. */
export declare const validateScheduleToMake: Validator<ScheduleToMake>;

/** The body of POST /editor/api/comments. */
export declare const validateCommentStep: Validator<CommentStep>;

/** The body of POST /editor/api/shares. */
export declare const validateShareToMake: Validator<ShareToMake>;

/** The body of POST /api/newsletter. */
export declare const validateSignUp: Validator<SignUp>;
export declare const validateDriversRequest: Validator<DriversRequest>;

/** Data for a partner in the browser. */
export declare const validateOutsidePayload: Validator<OutsidePayload>;

/** Data for a partner’s server, by purpose. */
export declare const validatePartnerPayload: Validator<PartnerPayload>;

/** The data of each block type. Nested blocks are validated separately. */
export declare const blockValidators: ReadonlyMap<string, Validator<unknown>>;
`;

const loaderTypes = `import type { Validator } from './envelopeValidators.js';

/** By block type, the module with its data's validator. */
export declare const blockValidatorLoaders: ReadonlyMap<string, () => Promise<{ validate: Validator<unknown> }>>;
`;
