import type { Logger } from 'pino';
import type { readSiteContent } from '#content/site/readSiteContent.ts';
import { ArticleChecker } from './articleChecker.ts';

/** Threads start when first needed. Features have their own, so that a reader's page never queues behind them. */
export function openCheckers(
  { people, content, faultyInstruments }: ReturnType<typeof readSiteContent>,
  timeZone: string | undefined,
  log: Logger,
): Record<'pages' | 'features', ArticleChecker> {
  for (const { id, fault } of faultyInstruments)
    log.warn({ instrument: id, fault }, 'a questionnaire is left out');
  const settings = {
    timeZone,
    people: people.map(({ name, credentials, image }) => ({ name, credentials, portrait: image?.src })),
    instruments: [...content.instruments.map(({ id }) => ({ id })), ...faultyInstruments],
  };
  return { pages: new ArticleChecker({ settings }), features: new ArticleChecker({ settings }) };
}
