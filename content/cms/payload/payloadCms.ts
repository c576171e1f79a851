import { createHash } from 'node:crypto';
import { isRecord } from '../../../contracts/json/isRecord.ts';
import type { UpstreamStatus } from '../../../platform/upstream/upstream.ts';
import { maxArticleBytes } from '../../../transformer/limits.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { ContentUnavailableError, FaultyArticleError, type UnavailableKind } from '../../source/errors.ts';
import { type ChangedDocument, changedDocuments } from './changedDocuments.ts';
import { toArticle } from './document/toArticle.ts';
import { payloadFields } from './fields/payloadFields.ts';
import { PayloadClient, type PayloadOptions } from './payloadClient.ts';

/** A document says also what nobody has written, and all of its pictures. */
const maxDocumentBytes = 2 * maxArticleBytes;

/** What can be wrong with a document while nothing is wrong with Payload. */
const documentFaults: ReadonlySet<UnavailableKind> = new Set(['parse', 'encoding', 'too-large', 'mismatch']);

/** Articles of a Payload that has our fields (`adapters/payload/`), over its REST API. */
export class PayloadCms {
  readonly #client: PayloadClient;
  readonly #log: ContentLog;
  #fields: string | undefined;

  /** @throws TypeError when the address is none that can be asked. */
  constructor(options: PayloadOptions, log: ContentLog) {
    this.#client = new PayloadClient(options);
    this.#log = log;
  }

  /**
   * The published article at a path.
   *
   * @throws FaultyArticleError where Payload answers with something that is not this article
   * @throws ContentUnavailableError
   */
  async article(
    path: string,
    known?: { etag: string },
  ): Promise<{ article: unknown; etag: string } | 'unchanged' | 'absent'> {
    try {
      const { text, json } = await this.#client.articles(
        {
          'where[path][equals]': path,
          'where[_status][equals]': 'published',
          depth: '1',
          limit: '1',
        },
        maxDocumentBytes,
      );
      const [document] = documentsIn(json);
      if (document === undefined) return 'absent';
      const etag = this.#etagOf(text);
      return etag === known?.etag ? 'unchanged' : this.#read(document, path, etag);
    } catch (error) {
      if (!(error instanceof ContentUnavailableError) || !documentFaults.has(error.kind)) throw error;
      throw new FaultyArticleError(path, error);
    }
  }

  /** @throws ContentUnavailableError */
  changes(since?: string): AsyncIterable<ChangedDocument> {
    return changedDocuments(this.#client, since);
  }

  status(): UpstreamStatus {
    return this.#client.status();
  }

  /** Ends what is under way. */
  close(): void {
    this.#client.close();
  }

  #read(document: unknown, path: string, etag: string): { article: unknown; etag: string } | 'absent' {
    const { article, problems } = toArticle(document, { site: this.#client.address });
    // It was asked for what is published: a draft is what readers must not know of.
    if (article === undefined) return 'absent';
    if (article.path !== path)
      throw new ContentUnavailableError('mismatch', `Payload was asked for ${path} and gave something else.`);
    if (problems.length > 0)
      this.#log.warn({ path, problems }, 'a document of Payload could not be read as it stands');
    return { article, etag };
  }

  /** Payload gives none of its own. What our fields make of a document is part of what it says. */
  #etagOf(text: string): string {
    this.#fields ??= hash(JSON.stringify(payloadFields()));
    return hash(`${this.#fields} ${this.#client.address} ${text}`);
  }
}

function documentsIn(json: unknown): readonly unknown[] {
  if (!isRecord(json) || !Array.isArray(json.docs))
    throw new ContentUnavailableError('mismatch', 'Payload gave no list of articles.');
  return json.docs;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
