import type { PromisesOfLanguage } from './promises.ts';

const place =
  '(?:(?:a|its|their|the) )?(?:place|placement|spot|position|ranking|rating|review)\\b|for inclusion\\b|to be (?:listed|included|ranked)\\b';
const not = '(?:cannot|can’t|can never|may not|do not|don’t|never)';

export const english: PromisesOfLanguage = {
  promises: [
    {
      pattern: new RegExp(
        `\\b(?:brands|companies|makers|manufacturers|advertisers|partners) ${not} (?:pay|buy)(?: us)?(?: for)? (?:${place})`,
        'gi',
      ),
      brokenBy: 'paid-place',
    },
    {
      pattern: new RegExp(
        `\\b(?:no (?:brand|company|maker|manufacturer|advertiser|partner)|nobody|no one) (?:(?:can|may) )?(?:pay|pays|paid|buy|buys)(?: us)?(?: for)? (?:${place})`,
        'gi',
      ),
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\b(?:places|rankings|ratings|positions|spots|picks|reviews) (?:(?:in this list|on this page|here) )?(?:cannot be bought|are not for sale|are never for sale)\b/gi,
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\bwe (?:do not|don’t|never) (?:sell|accept payment for|take money for) (?:places|placements|rankings|positions)\b/gi,
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\b(?:this (?:page|article|guide|list) (?:has|carries|contains|shows) no|free of) (?:ads|advertising|advertisements|paid placements)\b/gi,
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\bwe (?:earn|make|get|receive) (?:nothing|no money|no commissions?) (?:from|by|through|when|if)\b/gi,
      brokenBy: 'paid-link',
    },
    {
      pattern:
        /\bwe (?:do not|don’t|never) (?:earn|make|get|receive|take) (?:money|anything|an?y? commissions?|commissions) (?:from|by|through|when|if)\b/gi,
      brokenBy: 'paid-link',
    },
    {
      pattern:
        /\b(?:has|contains|uses|there are) no (?:affiliate|paid|sponsored) links\b|\bnone of (?:the|these|our) links (?:is|are) (?:paid|sponsored|affiliate)\b/gi,
      brokenBy: 'paid-link',
    },
  ],
  takenBack: /\b(?:not true|untrue|myth|claims?|says?|promises?)\b/i,
  limited: /^[^.!?]*\b(?:except|save|unless|apart from|aside from|other than|links to|links in)\b/i,
  aboutPicks: /\b(?:picks?|rankings?|ratings?|reviews?|ranked|list)\b/i,
};
