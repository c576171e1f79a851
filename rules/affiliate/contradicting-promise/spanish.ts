import type { PromisesOfLanguage } from './promises.ts';

const place = '(?:(?:un|su|el|ningún) (?:lugar|puesto|sitio)|aparecer|figurar)\\b';

export const spanish: PromisesOfLanguage = {
  promises: [
    {
      pattern: new RegExp(
        `\\b(?:las (?:marcas|empresas)|los (?:fabricantes|anunciantes)) no (?:pueden pagar|pueden comprar|pagan|compran)(?: por)? ${place}`,
        'gi',
      ),
      brokenBy: 'paid-place',
    },
    {
      pattern: new RegExp(
        `\\b(?:ninguna (?:marca|empresa)|ningún (?:fabricante|anunciante)|nadie) (?:puede pagar|puede comprar|paga|compra|ha pagado)(?: por)? ${place}`,
        'gi',
      ),
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\bno (?:vendemos|aceptamos dinero por|aceptamos pagos por) (?:lugares|puestos|posiciones)\b/gi,
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\b(?:esta (?:página|guía|lista)|este artículo) no (?:tiene|contiene|lleva|muestra) (?:publicidad|anuncios)\b/gi,
      brokenBy: 'paid-place',
    },
    {
      pattern:
        /\bno (?:ganamos|cobramos|recibimos) (?:nada|dinero|comisiones|ninguna comisión|una comisión) (?:por|de|con|cuando|si)\b/gi,
      brokenBy: 'paid-link',
    },
    {
      pattern: /\b(?:no hay|no tiene|no contiene) enlaces (?:de afiliados|pagados|patrocinados)\b/gi,
      brokenBy: 'paid-link',
    },
  ],
  takenBack: /\b(?:no es cierto|es falso|mito|afirma|dice|promete)\b/i,
  limited: /^[^.!?]*\b(?:excepto|salvo|a menos que|aparte de|enlaces a|enlaces en)\b/i,
  aboutPicks: /\b(?:selección|lista|clasificación|reseñas)\b/i,
};
