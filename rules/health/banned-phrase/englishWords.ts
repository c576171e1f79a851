export const words = {
  disease: [
    'cancer',
    'cancers',
    'tumor',
    'tumors',
    'diabetes',
    'prediabetes',
    "alzheimer's disease",
    "alzheimer's",
    'dementia',
    "parkinson's disease",
    "parkinson's",
    'autism',
    'adhd',
    'arthritis',
    'depression',
    'anxiety',
    'asthma',
    'eczema',
    'psoriasis',
    'hypertension',
    'high blood pressure',
    'heart disease',
    'kidney disease',
    'liver disease',
    'thyroid disease',
    'lupus',
    'fibromyalgia',
    'multiple sclerosis',
    'epilepsy',
    'hiv',
    'herpes',
    'covid',
    'infertility',
    'endometriosis',
    'migraine',
    'migraines',
    'hair loss',
  ],
  prevented: ['cancer', "alzheimer's(?: disease)?", 'dementia', 'autism'],
  treatment: [
    'chemo(?:therapy)?',
    'radiation',
    'insulin',
    'antidepressants',
    'statins',
    'antibiotics',
    'vaccines?',
  ],
  product: [
    'teas?',
    'supplements?',
    'herbs?',
    'oils?',
    'sprays?',
    'gummies',
    'juices?',
    'powders?',
    'tonics?',
    'remed(?:y|ies)',
    'diets?',
    'foods?',
    'vitamins?',
    'pills?',
  ],
  owner: ['your', 'my', 'his', 'her', 'their', 'our', 'all', 'most', 'any'],
  medicine: [
    'medication',
    'medications',
    'medicine',
    'medicines',
    'meds',
    'pills',
    'insulin',
    'antidepressant',
    'antidepressants',
    'statin',
    'statins',
    'inhaler',
    'inhalers',
    'blood thinners',
    'prescription',
    'prescriptions',
  ],
};

/** Treatments that cure some patients, and phrases of hope. */
export const treatmentsAndHopes =
  /\b(?:surger(?:y|ies)|operations?|surgeons?|radiation|radiotherapy|chemo(?:therapy)?|immunotherapy|transplant(?:s|ation)?|vaccin(?:e|es|ation)|antibiotics?|antivirals?|los(?:e|es|ing) weight|losing|lifestyle|treatment|creams?|(?:some|many|most) people|hop(?:e|es|ed|ing)|aim(?:s|ed)?|goal|quest|race|rais(?:e|es|ed|ing)|research(?:ers)?|looking|tr(?:y|ies|ied|ying))\b/i;

export const killsCancerCells = new RegExp(
  `${treatmentsAndHopes.source}|\\b(?:drugs?|medicines?|rays?|beams?|heat|cold|freezing|lasers?|proton|immune|antibod(?:y|ies)|t[- ]cells?|killer cells?|therap(?:y|ies)|lab(?:orator(?:y|ies))?|test[- ]tubes?|dish(?:es)?|mice|animals?)\\b`,
  'i',
);

/** Percentages of symptom-free people are findings; those of a product are claims. */
export const people =
  /\b(?:people|patients|participants|volunteers|women|men|children|adults|(?:most|many|some|half|few|others) (?:of (?:us|them|you)|users?)|the (?:rest|others?))\b/i;

export const stoppingInOrder =
  /\b(?:before|when|after|until|unless|once|without|able|doctors?|surgeons?|pharmacists?|prescribers?|providers?|clinicians?)\b/i;

/** Package leaflet phrasing: consult first, or after an event. */
export const stoppingOnAdvice =
  /\b(?:call|contact|see|tell|phone|talk|speak|seek|get|ask|go|let|dial)\b[^.!?]{0,40}\b(?:doctors?|pharmacists?|prescribers?|providers?|nurses?|clinicians?|team|medical|emergency|911|help|hospital)\b|\b(?:if|as soon as) (?:you|your|a|the|any)\b|\b(?:abruptly|suddenly|cold turkey|take[- ]?back|drop[- ]?off|disposal|expired|cloudy)\b/i;

export const vaccinatedBefore =
  /\b(?:if you(?:['’]ve)? (?:have|had|already|got|are immune|were)|already|twice|again|records?|certificates?|immune to)\b/i;

/** Comparators in studies of such a treatment, and words that belong to one. */
export const comparedInStudies = new RegExp(
  `${treatmentsAndHopes.source}|\\b(?:stud(?:y|ies)|trials?|doctors?|guidelines?|patients|people|combin(?:ed|ation)|drugs?|medicines?)\\b`,
  'i',
);

export const prevention = new RegExp(
  `${treatmentsAndHopes.source}|\\b(?:helps?|to|how|what|that|which|masks?|vaccinated|booster|shots?|distanc(?:e|ing)|wash(?:es|ing)?|screenings?|colonoscop(?:y|ies)|remov(?:es?|al|ing)|quitting|stud(?:y|ies)|trials?|best|whether)\\b`,
  'i',
);

export const noLongerNeeded =
  /\b(?:some|many|may|can|surgery|transplants?|birth|delivery|doctors?|nurses?|once|when)\b/i;

export const replacement = new RegExp(
  `${comparedInStudies.source}|\\b(?:pumps?|pancreas|targeted|stem cells?|biosimilars?|hormones?|nothing)\\b`,
  'i',
);

export const shrinksTumors = new RegExp(
  `${killsCancerCells.source}|\\b(?:hormones?|inhibitors?|embolization|[a-z]+(?:mab|nib|xifen|platin)|steroids?|patients|trials?)\\b`,
  'i',
);

export const disinfection =
  /\b(?:boil(?:ing|ed|s)?|heat|cook(?:ing|ed)?|steriliz(?:e|es|ation|ing)|bleach|disinfectants?|chlorine|alcohol|UV)\b/i;
