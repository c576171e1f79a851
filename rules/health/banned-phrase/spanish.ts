import { type Claim, type ClaimsOfLanguage, claim, why } from './claims.ts';
import {
  comparedInStudies,
  disinfection,
  noLongerNeeded,
  people,
  prevention,
  replacement,
  stoppingInOrder,
  stoppingOnAdvice,
  treatmentsAndHopes,
  vaccinatedBefore,
  words,
} from './spanishWords.ts';

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
      '(?:sin|libre de) (?:ningún |ninguna |contraindicaciones (?:ni|o) )?(?:efectos? (?:secundarios?|adversos?))(?! graves)|sin (?:ninguna )?contraindicaci(?:ón|ones)|no (?:tiene|causa|produce) (?:contraindicaciones|efectos (?:secundarios|adversos))',
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
      '(?:dej(?:a|e|en) de (?:tomar|usar|inyectarse|inyectarte)|olvíd(?:ate|ese) de) (?:tus?|sus?|el|la|las|los) (?:@medicine|tratamiento)|(?:puedes?|podrás?) (?:dejar de tomar|saltar(?:te|se)|abandonar) (?:tus?|sus?) @medicine|tira tus @medicine',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: stoppingInOrder,
    unlessBehind: stoppingOnAdvice,
  },
  {
    // "Deja la insulina" is also a statement of fact, so it counts only at the start of a sentence or clause.
    pattern: claim(
      '(?:(?:dej|abandon|tir|bot)en?|suspendan?|sáltense|sáltese|omitan?) (?:sus?|el|la|las|los) @left@notLeft|(?:deja|abandona|tira|bota|suspende|sáltate|omite) tus? @left@notLeft|(?<=^|[.:;,!?¡] ?|(?<![a-z])y )(?:deja|tira|abandona) (?:el|la|las|los) @left@notLeft',
      words,
    ),
    why: why.stopping,
    isCertain: true,
    unless: stoppingInOrder,
    unlessBehind: stoppingOnAdvice,
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
    why: why.refusing,
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
    why: why.refusing,
    isCertain: true,
  },
  {
    pattern: claim(
      '(?:pierd(?:e|a|an|es)|baj(?:a|e|en|as)|adelga(?:za|zas|ce|cen)) (?:hasta |más de )?(?:\\d\\d ?(?:kilos|kg) en (?:solo |sólo |tan solo )?(?:una|1|dos|2) semanas?|(?:[4-9]|\\d\\d) ?(?:kilos|kg) en (?:solo |sólo |tan solo )?(?:\\d|tres|cinco|siete|diez) días)|quema grasa mientras duermes',
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
    why: why.refusing,
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
    why: why.refusing,
    unlessBehind: vaccinatedBefore,
  },
  {
    pattern: claim(
      'vacunas? (?:(?:causan?|provocan?) (?:autismo|infertilidad)|contienen? (?:micro)?chips?|(?:alteran?|modifican?|cambian?) (?:el|tu|su|nuestro) adn)',
      words,
    ),
    why: why.vaccine,
  },
  {
    pattern: claim(
      'vacunas? (?:sobrecargan?|saturan?|debilitan?|dañan?|destruyen?) (?:el|la|las|tus?|sus?|nuestro) (?:sistema (?:inmune|inmunitario|inmunológico)|inmunidad|defensas|cerebro)',
      words,
    ),
    why: why.vaccine,
  },
];

export const spanish: ClaimsOfLanguage = {
  claims,
  labelled: /(?<![a-zà-öø-ÿ])(?:mitos?|bulos?|falso)(?![a-zà-öø-ÿ])[^.!?]{0,20}[.!?:]*\s*$/i,
  turnedAround:
    /(?<![a-zà-öø-ÿ])(?:no|nunca|jamás|ningún|ninguna|nada|nadie|creen?|creían?|temen?|evite|cuidado|desconfíe|supuestamente|supuest[oa]s?|mito|fals[oa]s?|mentira|afirman?|aseguran?|promet(?:en?|ió)|promesas?|dicen?|decía|anuncian?|anuncio|puede[n]?|podrían?|según|si)(?![a-zà-öø-ÿ])/i,
  takenBack:
    /\?|(?<![a-zà-öø-ÿ])(?:no existen?|es (?:un |una )?(?:mito|mentira|fals[oa])|no hay (?:pruebas|evidencia)|sin (?:pruebas|evidencia)|en (?:ratones|ratas|animales|algun[oa]s|much[oa]s|la mitad)|solo si|señal de)(?![a-zà-öø-ÿ])/i,
};
