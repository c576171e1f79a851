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
  // What is left: not a thing that is left somewhere.
  left: [
    'medicamentos',
    'medicación',
    'medicinas',
    'pastillas',
    'insulina',
    'antidepresivos',
    'estatinas',
    'tratamiento',
    'quimio(?:terapia)?',
  ],
  notLeft: [
    '(?! (?:en|fuera|a|al|lejos|cerca|sobre|dentro|donde|solo|sólo|si|que|cuando|hasta|sin|caducad[oa]s|vencid[oa]s)(?![a-zà-öø-ÿ]))',
  ],
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

/** When a medicine is no longer needed, as doctors say it. */
const noLongerNeeded =
  /(?<![a-zà-öø-ÿ])(?:algun[oa]s|much[oa]s|después|tras|trasplante|parto|embarazo|cirugía|médic[oa]s?|personas|pacientes|mujeres|cuando)(?![a-zà-öø-ÿ])/i;

/** What does take the place of a treatment, or makes some tumors smaller. */
const replacement = new RegExp(
  `${comparedInStudies.source}|(?<![a-zà-öø-ÿ])(?:bombas?|páncreas|dirigid[oa]s?|hormonal(?:es)?|hormonas?|inhibidores|cirugías?|inyecci(?:ón|ones)|ratones)(?![a-zà-öø-ÿ])`,
  'i',
);

/** What does kill all germs on things. */
const disinfection =
  /(?<![a-zà-öø-ÿ])(?:hervir|calor|cocinar|esterilizar|lejía|cloro|desinfectantes?|alcohol)(?![a-zà-öø-ÿ])/i;

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
      '(?:dej(?:a|e|en) de tomar|olvíd(?:ate|ese) de) (?:tus?|sus?|la|las|los) @medicine|(?:puedes?|podrás?) (?:dejar de tomar|saltar(?:te|se)|abandonar) (?:tus?|sus?) @medicine|tira tus @medicine',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: stoppingInOrder,
  },
  {
    // "Deja la insulina" also states a fact, so it counts where a sentence or a part of one begins.
    pattern: claim(
      '(?:(?:dej|abandon|tir|bot)en?|suspendan?|sáltense|sáltese|omitan?) (?:sus?|el|la|las|los) @left@notLeft|(?:deja|abandona|tira|bota|suspende|sáltate|omite) tus? @left@notLeft|(?<=^|[.:;,!?¡] ?|(?<![a-z])y )(?:deja|tira|abandona) (?:el|la|las|los) @left@notLeft',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: stoppingInOrder,
  },
  {
    pattern: claim(
      'ya no (?:necesit(?:as?|arás?|an)|te hará falta) (?:@owner |tomar )?@medicine(?! (?:si|porque|después|tras)(?![a-z]))',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: noLongerNeeded,
  },
  {
    pattern: claim(
      '(?:reemplazan?|sustituyen?)(?: a)? (?:@owner )?@treatment(?! (?:para|con|cuando|que|inyectada)(?![a-z]))',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: replacement,
  },
  {
    pattern: claim('(?:encogen?|reducen?|deshacen?|disuelven?) (?:los |tus |sus )?tumores', words),
    why: why.promise,
    unless: replacement,
  },
  {
    pattern: claim(
      '(?:matan?|eliminan?|destruyen?) (?:todos los|todas las|cualquier) (?:virus|bacterias?|gérmenes|parásitos|infecciones)',
      words,
    ),
    why: why.promise,
    unless: disinfection,
  },
  {
    pattern: claim(
      '(?:dé|da|den|dele|dale|denle) (?:a |al )?(?:su |tu |sus |tus |un |una |los |las )?(?:bebés?|niñ[oa]s?|hij[oa]s?|lactantes?|recién nacidos?) (?:una |media |un cuarto de )?aspirinas?(?! (?:solo|si)(?![a-z]))',
      words,
    ),
    why: why.child,
    isCertain: true,
    unless: /(?<![a-zà-öø-ÿ])(?:médic[oa]s?|pediatras?)(?![a-zà-öø-ÿ])/i,
  },
  {
    pattern: claim(
      'miel es segura para (?:los |tu |su )?(?:bebés?|lactantes|recién nacidos)(?! (?:mayor(?:es)?|de más|a partir|desde)(?![a-z]))',
      words,
    ),
    why: why.child,
    isCertain: true,
  },
  {
    pattern: claim('alternativa natural a la (?:quimioterapia|insulina)', words),
    why: why.stopping,
    isCertain: true,
  },
  {
    pattern: claim(
      '(?:pierd(?:e|a|an)|baj(?:a|e|en)|adelga(?:za|ce|cen)) (?:hasta )?(?:\\d\\d kilos en (?:solo )?(?:una|1|dos|2) semanas?|(?:[5-9]|\\d\\d) kilos en (?:solo )?\\d días)|quema grasa mientras duermes',
      words,
    ),
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
      'no (?:necesitas?|necesitan|te hacen? falta|le hacen? falta) (?:ningun[oa]s? |un[oa]s? |@owner |sus |tus )?(?:vacun(?:as?|arse|arte|ación)|quimio(?:terapia)?)(?! (?:para(?! (?:estar|mantener|ser|seguir|vivir))|contra|si(?! (?:comes?|te alimentas|se alimenta|duermes?|haces? ejercicio|tu dieta|su dieta|estás? san[oa])(?![a-zà-öø-ÿ]))|antes|cuando|hasta|otra|más|de nuevo|todavía|aún|que|cada|en|a menos)(?![a-zà-öø-ÿ]))',
      words,
    ),
    why: why.stopping,
  },
  {
    pattern: claim(
      'vacunas? (?:(?:causan?|provocan?) (?:autismo|infertilidad)|contienen? (?:micro)?chips?|(?:alteran?|modifican?|cambian?) (?:el|tu|su|nuestro) adn)',
      words,
    ),
    why: why.promise,
  },
  {
    pattern: claim(
      'vacunas? (?:sobrecargan?|saturan?|debilitan?|dañan?|destruyen?) (?:el|la|las|tus?|sus?|nuestro) (?:sistema (?:inmune|inmunitario|inmunológico)|inmunidad|defensas|cerebro)',
      words,
    ),
    why: why.promise,
  },
];

/** What no health publisher can stand by in Spanish. */
export const spanish: ClaimsOfLanguage = {
  claims,
  anyClaim: anyOf(claims.map(({ pattern }) => pattern)),
  labelled: /(?<![a-zà-öø-ÿ])(?:mitos?|bulos?|falso)(?![a-zà-öø-ÿ])[^.!?]{0,20}[.!?:]*\s*$/i,
  turnedAround:
    /(?<![a-zà-öø-ÿ])(?:no|nunca|jamás|ningún|ninguna|nada|nadie|creen?|creían?|temen?|evite|cuidado|desconfíe|supuestamente|supuest[oa]s?|mito|fals[oa]s?|mentira|afirman?|aseguran?|promet(?:en?|ió)|promesas?|dicen?|decía|anuncian?|anuncio|puede[n]?|podrían?|según|si)(?![a-zà-öø-ÿ])/i,
  takenBack:
    /\?|(?<![a-zà-öø-ÿ])(?:no existen?|es (?:un |una )?(?:mito|mentira|fals[oa])|no hay (?:pruebas|evidencia)|sin (?:pruebas|evidencia)|en (?:ratones|ratas|animales|algun[oa]s|much[oa]s|la mitad)|solo si|señal de)(?![a-zà-öø-ÿ])/i,
};
