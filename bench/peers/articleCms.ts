/**
 * A CMS for benchmarks: a 40-block article at every path, each with different texts, so that no cache can
 * have them.
 *
 * Prints the port that it listens on.
 */
import { createServer } from 'node:http';
import { articleOf } from '../support/fixtureArticles.ts';
import { tellPort } from '../support/tellPort.ts';

const blocks = 40;
/** Stands for the article's number, once in every text, which ends with a full stop somewhere. */
const mark = '@@@@@';

const article = { ...articleOf(blocks), path: mark };
const pieces = JSON.stringify(article, (_key, value: unknown) =>
  typeof value === 'string' ? value.replace('. ', ` ${mark}. `) : value,
).split(mark);

tellPort(
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://cms.invalid').searchParams.get('path') ?? '';
    const number = path.slice(path.lastIndexOf('/') + 1);
    const [start = '', ...rest] = pieces;
    response.setHeader('Content-Type', 'application/json');
    response.end(start + path + rest.join(number));
  }),
);
