import { anyOf } from '../../../anyOf.ts';
import { type Claim, type ClaimsOfLanguage, claim, why } from './claims.ts';

const words = {
  disease: [
    'cáncer',
    'diabetes',
    'prediabetes',
    'alzhéimer',
    'alzheimer',
    'demencia',
    'párkinson',
    'autismo',
    'artritis',
    'depresión',
    'ansiedad',
    'asma',
    'eccema',
    'psoriasis',
    'acné',
    'hipertensión',
    'presión alta',
    'lupus',
    'fibromialgia',
    'epilepsia',
    'vih',
    'herpes',
    'covid',
    'infertilidad',
    'migraña',
    'migrañas',
  ],
  prevented: ['covid(?:-19)?', 'cáncer', 'alzhéimer', 'alzheimer', 'demencia', 'autismo'],
  treatment: [
    'quimio(?:terapia)?',
    'radiación',
    'radioterapia',
    'insulina',
    'antidepresivos',
    'estatinas',
    'antibióticos',
    'vacunas?',
  ],
  owner: ['el', 'la', 'los', 'las', 'tu', 'su'],
  medicine: [
    'medicamentos',
    'medicación',
    'medicinas',
    'pastillas',
    'insulina',
    'antidepresivos',
    'estatinas',
    'inhalador',
  ],
};

const treatmentsAndHopes =
  /(?<![a-zà-öø-ÿ])(?:cirugía|operación|radiación|radioterapia|quimioterapia|inmunoterapia|trasplantes?|vacunas?|antibióticos?|bajar|perder|tratamiento|esperan?|esperanza|investiga(?:n|ción)?|busca(?:n)?|intenta(?:n)?)(?![a-zà-öø-ÿ])/i;

const people =
  /(?<![a-zà-öø-ÿ])(?:personas|pacientes|participantes|mujeres|hombres|niños|adultos|algun[oa]s|much[oa]s|la mayoría|la mitad)(?![a-zà-öø-ÿ])/i;

const stoppingInOrder =
  /(?<![a-zà-öø-ÿ])(?:antes|cuando|después|hasta|sin|bombas?|médic[oa]s?|doctor(?:a|es)?|farmacéutic[oa])(?![a-zà-öø-ÿ])/i;

/** What has been held against such a treatment in people. */
const comparedInStudies = new RegExp(
  `${treatmentsAndHopes.source}|(?<![a-zà-öø-ÿ])(?:estudios?|ensayos?|médic[oa]s?|pacientes|personas|medicamentos?|fármacos?|combinación|terapias?|ejercicio)(?![a-zà-öø-ÿ])`,
  'i',
);

/** What does prevent, as far as is known, and what is said with a doubt or of how. */
const prevention = new RegExp(
  `${treatmentsAndHopes.source}|(?<![a-zà-öø-ÿ])(?:ayudan?|cómo|mascarillas?|cubrebocas|vacun(?:ad[oa]s?|ación)|refuerzos?|dosis|distancia|lavar(?:se)?|pruebas?|colonoscopias?|mamografías?|quitar|dejar de fumar|estudios?|ensayos?|mejor)(?![a-zà-öø-ÿ])`,
  'i',
);

const claims: readonly Claim[] = [
  {
    pattern: claim('(?:cura|remedio|tratamiento|suplemento|pastilla|producto)s? milagros[oa]s?', words),
    why: why.promise,
  },
  {
    pattern: claim(
      '(?:cur(?:an?|ar|ó)|reviert(?:en?)|revert(?:ir)|revirtió|elimin(?:an?|ar)|san(?:an?|ar)|acab(?:an?|ar) con) (?:@owner )?@disease',
      words,
    ),
    why: why.promise,
    unless: treatmentsAndHopes,
  },
  {
    pattern: claim('cura (?:natural|definitiva|secreta) (?:del?|para|contra) (?:@owner )?@disease', words),
    why: why.promise,
    unless: treatmentsAndHopes,
  },
  {
    pattern: claim('resultados garantizados|funciona para todos|100 ?% (?:efectiv[oa]|eficaz)', words),
    why: why.promise,
  },
  {
    pattern: claim(
      '(?:clínicamente|científicamente) (?:probado|comprobado|demostrado) que (?:cura|revierte|elimina)',
      words,
    ),
    why: why.promise,
  },
  {
    pattern: claim(
      '(?:los médicos|las farmacéuticas) no quieren que sepas|las farmacéuticas ocultan|lo que tu médico no te (?:dice|cuenta)',
      words,
    ),
    why: why.hiding,
    isCertain: true,
  },
  {
    pattern: claim('100 ?% segur[oa]s?|(?:completamente|totalmente) segur[oa]s?', words),
    why: why.safety,
  },
  {
    pattern: claim(
      'sin (?:ningún )?efectos? secundarios?(?! graves)|no (?:tiene|causa|produce) efectos secundarios',
      words,
    ),
    why: why.safety,
    unless: people,
  },
  {
    pattern: claim(
      '(?:suplementos?|vitaminas?|gomitas?|polvos?|tés?|colágeno) (?:(?:está|están|fue|fueron) )?aprobad[oa]s? por la FDA',
      words,
    ),
    why: why.approval,
    isCertain: true,
  },
  {
    pattern: claim(
      '(?:dej(?:a|e|en) de tomar|olvíd(?:ate|ese) de) (?:tus?|sus?|la|las|los) @medicine|(?:puedes?|podrás?) dejar de tomar (?:tus?|sus?) @medicine|tira tus @medicine|(?:sustituye a|reemplaza) la insulina|ya no necesitarás @medicine',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: stoppingInOrder,
  },
  {
    pattern: claim('alternativa natural a la (?:quimioterapia|insulina)', words),
    why: why.stopping,
    isCertain: true,
  },
  {
    pattern: claim('pierde \\d\\d kilos en (?:una|1|dos|2) semanas?|quema grasa mientras duermes', words),
    why: why.weight,
    unless: /\bcuerpo\b/i,
    isCertain: true,
  },
  {
    pattern: claim(
      '(?:funcionan?|es|son) (?:mejor(?:es)?|más (?:eficaz|eficaces|efectiv[oa]s?)) que (?:@owner )?@treatment',
      words,
    ),
    why: why.stopping,
    unless: comparedInStudies,
  },
  {
    pattern: claim('previenen? (?:@owner )?@prevented', words),
    why: why.promise,
    unless: prevention,
  },
  {
    pattern: claim(
      'no (?:necesitas?|necesitan|te hacen? falta|le hacen? falta) (?:ningun[oa]s? |un[oa]s? |@owner |sus |tus )?(?:vacun(?:as?|arse|arte|ación)|quimio(?:terapia)?)(?! (?:para(?! (?:estar|mantener|ser|seguir|vivir))|contra|si|antes|cuando|hasta|otra|más|de nuevo|todavía|aún|que|cada|en|a menos)(?![a-zà-öø-ÿ]))',
      words,
    ),
    why: why.stopping,
  },
  { pattern: claim('vacunas? (?:causan?|provocan?) autismo', words), why: why.promise },
];

/** What no health publisher can stand by in Spanish. */
export const spanish: ClaimsOfLanguage = {
  claims,
  anyClaim: anyOf(claims.map(({ pattern }) => pattern)),
  turnedAround:
    /(?<![a-zà-öø-ÿ])(?:no|nunca|jamás|ningún|ninguna|nada|nadie|evite|cuidado|desconfíe|supuestamente|supuest[oa]s?|mito|fals[oa]s?|mentira|afirman?|aseguran?|promet(?:en?|ió)|promesas?|dicen?|decía|anuncian?|anuncio|puede[n]?|podrían?|según|si)(?![a-zà-öø-ÿ])/i,
  takenBack:
    /\?|(?<![a-zà-öø-ÿ])(?:no existen?|es (?:un |una )?(?:mito|mentira|fals[oa])|no hay (?:pruebas|evidencia)|sin (?:pruebas|evidencia)|en (?:ratones|ratas|animales|algun[oa]s|much[oa]s|la mitad)|solo si|señal de)(?![a-zà-öø-ÿ])/i,
};
