import { memberSessionsAddress } from '#contracts/auth.ts';
import { editorOfServer, fieldOf, refusalOf } from '../data/editorApi.ts';
import type { MembersTarget } from './membersTarget.ts';

const maxAnswerBytes = 64 * 1024;

/** Access by a running server, which has locked the store. */
export function serverMembers(server: string, token: string): MembersTarget {
  const ask = editorOfServer(server, token, maxAnswerBytes);
  return {
    signOut: async (member) => {
      const answer = await ask('DELETE', memberSessionsAddress, { member });
      const ended = fieldOf(answer, 'ended');
      if (typeof ended !== 'number') throw new Error(refusalOf(answer));
      return ended;
    },
    close: async () => {},
  };
}
