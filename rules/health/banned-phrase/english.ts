import { type Claim, type ClaimsOfLanguage, claim, why } from './claims.ts';
import {
  comparedInStudies,
  disinfection,
  killsCancerCells,
  noLongerNeeded,
  people,
  prevention,
  replacement,
  shrinksTumors,
  stoppingInOrder,
  stoppingOnAdvice,
  treatmentsAndHopes,
  vaccinatedBefore,
  words,
} from './englishWords.ts';

const claims: readonly Claim[] = [
  {
    pattern: /\bmiracle (?:cure|pill|remedy|supplement|oil|weight loss)s?\b/gi,
    why: why.promise,
  },
  {
    // Readers say it of penicillin as well.
    pattern: /\bmiracle (?:drug|treatment)s?\b/gi,
    why: why.promise,
  },
  {
    pattern: claim(
      `(?:cures?|cured|reverses?|reversed|heals?|healed|eliminates|eliminated|eradicates?|eradicated|gets? rid of|wipes? out|wiped out) (?:(?:@owner|(?:my|his|her) [a-zà-öø-ÿ]+['’]s) )?(?:type[ -][12] )?@disease`,
      words,
    ),
    why: why.promise,
    unless: treatmentsAndHopes,
  },
  {
    pattern: claim('(?:permanent|natural|instant|secret|ancient|guaranteed) cures? for @disease', words),
    why: why.promise,
    unless: treatmentsAndHopes,
  },
  {
    pattern: /\bcures? (?:[a-zà-öø-ÿ-]+ ){1,3}(?:overnight|instantly|in minutes|in hours)\b/gi,
    why: why.promise,
  },
  {
    pattern:
      /\bguaranteed (?:to (?:work|cure|heal|help)|results?|weight loss)\b|\b(?:results|weight loss) (?:is|are) guaranteed\b/gi,
    why: why.promise,
  },
  {
    pattern:
      /\bworks? for every(?:one|body)\b(?! (?:with|who)\b)|\bnever fails\b|\bnever get sick again\b|(?<!\d)100(?: ?%| percent) effective\b/gi,
    why: why.promise,
    unless: /\bonly\b/i,
  },
  {
    pattern: /\b(?:clinically|scientifically) proven to (?:cure|heal|reverse)\b/gi,
    why: why.promise,
  },
  {
    pattern:
      /\b(?:doctors|big pharma|drug companies) (?:hates? this|(?:do(?:es)?n['’]t|do(?:es)? not) want you to know (?:this|about)|(?:are|is) hiding)\b|\bwhat (?:your doctor|doctors) won['’]t tell you\b/gi,
    why: why.hiding,
    isCertain: true,
  },
  {
    pattern: /(?<!\d)100(?: ?%| percent) safe\b|\brisk-free (?:treatment|remedy|cure|supplement)s?\b/gi,
    why: why.safety,
    isCertain: true,
  },
  {
    // Moles, and sleeping on your side, can be completely safe.
    pattern: /\b(?:completely|totally|perfectly) (?:safe|harmless)\b|\bsafe for every(?:one|body)\b/gi,
    why: why.safety,
  },
  {
    pattern:
      /\b(?:without any|(?:has|have|with|there are) (?:(?:absolutely|virtually) )?(?:no|zero)|free of|absolutely no) side effects\b|\bside-effect-free\b/gi,
    why: why.safety,
    unless: people,
  },
  {
    // An injected collagen, an inhaled powder and a vitamin derivative are medicines.
    pattern:
      /\b(?:FDA-approved|an FDA approved) (?:dietary )?(?:supplement|vitamin|gumm(?:y|ies)|powder|collagen|cosmetic|herb|herbal tea)s?\b(?! (?:[A-K]\d* )?(?:analog(?:ue)?s?|derivatives?|fillers?|injections?|implants?|for inhalation)\b)/gi,
    why: why.approval,
    isCertain: true,
  },
  {
    pattern: /\bFDA[- ]approved CBD oils?\b/gi,
    why: why.approval,
    isCertain: true,
    // One CBD medicine is FDA-approved.
    unless: /\bonly\b/i,
  },
  {
    pattern:
      /\b(?:supplement|gumm(?:y|ies)|powder)s? (?:are|has been) (?:FDA[- ]approved|approved by the FDA)\b/gi,
    why: why.approval,
    isCertain: true,
  },
  {
    pattern: claim(
      '(?:throw (?:away|out)|stop (?:taking|using)|(?:come|get) off|ditch|toss|dump|flush|quit|skip|forget|replaces|say goodbye to) your (?!expired|unused|old|typical)(?:[a-zà-öø-ÿ-]+ ){0,3}@medicine(?! (?:pens?|pumps?|needles?|bottles?|vials?|doses?|if|only|once|unless|when|because|without|at home|that|which|on your own)(?![a-z]))|throw your (?:[a-zà-öø-ÿ-]+ ){0,3}@medicine (?:away|out)|you can (?:safely |finally )?stop your @medicine(?! only)',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: stoppingInOrder,
    unlessBehind: stoppingOnAdvice,
  },
  {
    pattern: claim(
      'natural alternative to (?:antidepressants|vaccines|statins)|(?:natural alternative to|instead of) (?:chemotherapy|insulin)|never (?:need|take|inject) (?:insulin|medication) again|eliminates the need for (?:insulin|medication)',
      words,
    ),
    why: why.refusing,
    isCertain: true,
    unless: people,
  },
  {
    pattern: claim(
      "you (?:(?:will )?no longer|(?:will not|won['’]t|will never)) need (?:@owner )?(?:blood pressure )?@medicine(?! (?:pens?|pumps?|injections?|shots|if|because|for)(?![a-z]))|(?:readers|customers|users) no longer need (?:@owner )?(?:blood pressure )?@medicine|no more @medicine(?=[:!])",
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: noLongerNeeded,
  },
  {
    pattern: claim(
      '(?:replaces?|substitutes? for) (?:@owner |the )?(?:need for )?@treatment(?! (?:injections?|pens?|shots?|pumps?|therapy|for|with|as|when|that|what)(?![a-z]))|@treatment (?:is|are) unnecessary with (?:this|our)',
      words,
    ),
    why: why.refusing,
    isCertain: true,
    unless: replacement,
  },
  {
    pattern:
      /\b(?:stop|quit|skip|refuse) (?:your )?(?:chemo(?:therapy)?|radiation|cancer treatment)(?:,| and) (?:try|drink|take|eat|use)\b/gi,
    why: why.refusing,
    isCertain: true,
  },
  {
    pattern: /\b(?:shrinks?|dissolves?|melts?) (?:away )?(?:[a-z]+ )?tumou?rs?\b/gi,
    why: why.promise,
    unless: shrinksTumors,
  },
  {
    pattern:
      /\b(?:kills?|destroys?|eliminates?) (?:every|all|any) (?:known )?(?:virus(?:es)?|bacteria|germs?|parasites?|infections?)\b/gi,
    why: why.promise,
    unless: disinfection,
  },
  {
    pattern:
      /\bantibiotics? (?:cures?|treats?|kills?) (?:the |a )?(?:flu|common cold|colds?|virus(?:es)?)\b/gi,
    why: why.promise,
  },
  {
    pattern:
      /\bgive (?:[a-z]+ )?(?:bab(?:y|ies)|toddlers?|infants?|newborns?|child(?:ren)?|kids?|sons?|daughters?) (?:[a-z]+ ){0,4}(?:aspirin|adult (?:dose|tablet|ibuprofen|acetaminophen))\b(?! (?:only|if|unless)\b)/gi,
    why: why.child,
    isCertain: true,
    unless: /\b(?:doctors?|pediatricians?|cardiologists?)\b/i,
  },
  {
    pattern:
      /\bgive (?:[a-z]+ )?(?:bab(?:y|ies)|infants?|newborns?) (?:[a-z]+ ){0,4}honey\b|\bhoney is (?:perfectly )?safe for (?:[a-z]+ )?(?:bab(?:y|ies)|infants?|newborns?)\b(?! (?:older|over|after|from|who)\b)/gi,
    why: why.child,
    isCertain: true,
    unless: /\b(?:year|months?|birthday)\b/i,
  },
  {
    pattern:
      /\blose (?:[1-9]\d|1\d\d) (?:pounds|lbs) in (?:a week|(?:one|1|two|2) weeks?|\d\d? days)\b|\b(?:melts?|burns?|dissolves?) (?:away )?(?:belly |body )?fat (?:overnight|while you sleep)\b/gi,
    why: why.weight,
    unless: /\b(?:you|body)\b/i,
    isCertain: true,
  },
  {
    pattern:
      /\b(?:detox(?:es|ify|ifies)?|cleanses?) your (?:liver|kidneys|colon|body|blood)\b|\b(?:flush(?:es)?|removes?|draws?) (?:out )?toxins\b/gi,
    why: why.promise,
    // Removing toxins is the function of these organs.
    unless: /\b(?:liver|kidneys?|dialysis|lungs?)\b/i,
  },
  {
    // True of many substances in vitro, of nearly none in people.
    pattern: /\b(?:kills?|destroys?|starves?) (?:cancer(?:ous)?|tumou?r) cells?\b/gi,
    why: why.promise,
    unless: killsCancerCells,
  },
  {
    pattern: claim(
      'works? better than @treatment(?! (?:for|in|at|when|alone|if|against|with)(?![a-z]))',
      words,
    ),
    why: why.refusing,
    unless: comparedInStudies,
  },
  {
    pattern: claim(
      'works? better than @treatment (?:for|in|at|against) (?:@owner )?(?:type[ -][12] |[a-zà-öø-ÿ]+ )?@disease',
      words,
    ),
    why: why.refusing,
    unless: new RegExp(`${comparedInStudies.source}|\\b(?:[a-z]*therap(?:y|ies)|exercise|CBT)\\b`, 'i'),
  },
  {
    pattern: claim('prevents? (?:covid(?:-19)?|@prevented)', words),
    why: why.promise,
    unless: prevention,
  },
  {
    pattern: claim('@product (?:that|which) prevents? (?:covid(?:-19)?|@prevented)', words),
    why: why.promise,
    unless: treatmentsAndHopes,
  },
  {
    pattern:
      /\byou (?:do not|don['’]t) need (?:an? |any |your |the )?(?:vaccines?|vaccinations?|chemo(?:therapy)?)\b(?! (?:for|against|to(?! (?:be|feel|get|keep|live|remain|stay) (?:healthy|immune|protected|safe|strong|well)\b)|if(?! (?:you (?:eat|exercise|sleep|breastfeed|live|take vitamins|are healthy|stay healthy)|your (?:diet|immune system|body))\b)|before|unless|when|until|again|yet|that|which|every|more|right|at|appointments?|cards?|certificates?|dose|passports?|records?|series)\b)/gi,
    why: why.refusing,
    unlessBehind: vaccinatedBefore,
  },
  {
    pattern:
      /\bvaccin(?:es?|ations?) (?:causes? (?:autism|infertility|sids)|contains? microchips?|(?:alters?|changes?|rewrites?) [a-z]+ (?:dna|genes))\b/gi,
    why: why.vaccine,
  },
  {
    pattern:
      /\bvaccin(?:es?|ations?) (?:overloads?|overwhelms?|weakens?|destroys?|damages?|exhausts?) (?:[a-z]+ )?(?:[a-z]+['’]s? |natural )?(?:immune systems?|immunity|brains?)\b/gi,
    why: why.vaccine,
  },
];

export const english: ClaimsOfLanguage = {
  claims,
  labelled: /\b(?:myths?|misconceptions?|fiction|false)\b[^.!?]{0,20}[.!?:]*\s*$/i,
  turnedAround:
    /\b(?:no|not|never|none|nothing|nobody|neither|isn['’]t|aren['’]t|doesn['’]t|don['’]t|didn['’]t|can['’]t|cannot|won['’]t|avoid|beware|careful|suspicious|skeptical|wary|warn(?:s|ed|ing)?|claim(?:s|ed|ing)?|called|hailed|dubbed|touted|told|says?|said|suggest(?:s|ed)?|ideas?|belie(?:fs?|ves?|ved)|fears?|such as|red flags?|had|market(?:s|ed|ing|ers?)?|sell(?:s|ing)?|promis(?:e|es|ed|ing)|advertis(?:e|es|ed|ing|ements?)|myths?|false|fake|if|whether|may|might|could|anything|anyone who)\b/i,
  takenBack:
    /\?|\b(?:(?:does not|do not|doesn['’]t|don['’]t) exist|(?:is|are|that['’]s) (?:a |an |just a )?(?:myth|lie|false|untrue|wrong|neither)|(?:has|have) been debunked|(?:with|there is) no (?:evidence|proof)|without (?:evidence|proof)|red flags?|not known|died|dies|shortens|by losing|after \d+|when (?:it|the)|safely|drop box|only (?:if|when|after)|in (?:mice|rats|animals|a (?:laboratory|dish))|in (?:about |nearly |up to |a )?(?:half|most|many|some|few|handful)|in \d[\d.,]* ?(?:%|of|percent|out of)|(?:began|started) with|trial: you)(?!\w)/i,
};
