import { isKey, type PublishedChange, type Topic } from './change.ts';

// The release before this one has a channel for each topic. `publish_changes` (the schema’s baseline) publishes on those as well, and an instance also
// hears what that release publishes without a trigger. The release after this one drops both.

/** Ends the sender of what `publish_changes` has published, on our channel as well. */
const publishedOnBoth = ' bus';

/** By channel the topic, and what its texts have before each key. */
const older: ReadonlyMap<string, { topic: Topic; start: '/' | '{'; prefix: '/' | '' }> = new Map([
  ['pagewell_article_changes', { topic: 'articles', start: '/', prefix: '' }],
  ['pagewell_cms_changes', { topic: 'articles', start: '/', prefix: '' }],
  ['pagewell_editing', { topic: 'operations', start: '/', prefix: '' }],
  ['pagewell_editing_messages', { topic: 'presence', start: '{', prefix: '' }],
  ['pagewell_people', { topic: 'people', start: '/', prefix: '/' }],
]);
export const olderChannels = [...older.keys()];

/** Reads the name of an instance, a space and a text; undefined where it is none of that release's. */
export function readOlderChange(name: string, payload: string): PublishedChange | undefined {
  const channel = older.get(name);
  const at = channel ? payload.indexOf(` ${channel.start}`) : -1;
  if (!channel || at === -1) return undefined;
  const [from, key] = [payload.slice(0, at), payload.slice(at + 1 + channel.prefix.length)];
  return from.endsWith(publishedOnBoth) || !isKey(key)
    ? undefined
    : { topic: channel.topic, from, keys: [key] };
}
