import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a key',
      [
        'ASIAIOSFODNN7EXAMPLE',
        'sk_live_abcdefghijklmnop1',
        'rk_test_abcdefghijklmnop1',
        'github_pat_abcdefghijklmnopqrstuvwxyz0123',
      ],
      (key) => ({ content: `<p>Use ${key} for it.</p>`, marks: key }),
    ),
    'a key of AWS': { content: '<p>Use AKIAIOSFODNN7EXAMPLE here.</p>', marks: 'AKIAIOSFODNN7EXAMPLE' },
    'a private key': {
      content: '<pre>-----BEGIN RSA PRIVATE KEY-----</pre>',
      marks: '-----BEGIN RSA PRIVATE KEY-----',
    },
    'a token of GitHub': { content: `<p>ghp_${'a1B2'.repeat(9)}</p>`, says: 'GitHub' },
    'a signed token': { content: '<p>eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4</p>' },
    'a key in a field of plain text': { content: block('heading', { text: 'Set AKIAIOSFODNN7EXAMPLE' }) },
  },
  passes: {
    'a word that mentions keys': '<p>Ask for an API key.</p>',
    'a name in capitals': '<p>AKIA is the name of a clinic.</p>',
    'a public key': '<pre>-----BEGIN PUBLIC KEY-----</pre>',
    'a long word': `<p>${'a'.repeat(60)}</p>`,
    'the beginning of a kind of key alone': '<p>Keys begin with sk_live_.</p>',
  },
};
