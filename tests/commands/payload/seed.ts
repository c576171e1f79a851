import { readFile } from 'node:fs/promises';
import { toDocument } from '#adapters/payload/pagewell/toDocument.ts';

export interface Person {
  email: string;
  password: string;
}

/** Of those in `fixtures/articles`: long ones and short ones, with blocks of many types. */
const someArticles = [
  'heart-blood-pressure-at-home',
  'nutrition-red-lentil-soup',
  'sleep-insomnia-self-help',
  'mental-health-mood-check',
  'nutrition-oats-three-ways',
];

/**
 * Makes the first person of an empty Payload, and a key for Pagewell, by its REST API.
 *
 * @returns what this person signs in with
 * @throws where Payload refuses any of it
 */
export async function seedPeople(origin: string, person: Person, apiKey: string): Promise<string> {
  await send(`${origin}/api/users/first-register`, { ...person, role: 'admin' });
  const { token = '' } = await send(`${origin}/api/users/login`, person);
  const pagewell = { email: 'pagewell@example.org', role: 'site', enableAPIKey: true, apiKey };
  await send(`${origin}/api/users`, { ...pagewell, password: apiKey }, token);
  return token;
}

/**
 * Publishes articles of `fixtures/articles`, by the names of their files.
 *
 * @throws where Payload refuses one
 */
export async function seedArticles(origin: string, token: string, names = someArticles): Promise<void> {
  for (const name of names) {
    const article = JSON.parse(await readFile(`fixtures/articles/${name}.json`, 'utf8'));
    await send(`${origin}/api/articles`, toDocument(article), token);
  }
}

async function send(address: string, body: object, token?: string): Promise<{ token?: string }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Payload answered ${answer.status} to ${address}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
