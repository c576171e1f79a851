import { each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const says = (html: string): object => ({ type: 'rich-text', data: { html: `<p>${html}</p>` } });

const advertisement = {
  type: 'paid-media',
  data: { items: [{ image: '/media/a.jpg', alt: 'A bottle', ctaUrl: 'https://shop.example/' }] },
};
const offer = {
  type: 'paid-media-card',
  data: { mainText: 'A blanket', ctaUrl: 'https://shop.example/', ctaText: 'See it' },
};
const card = (data: object = {}): object => ({
  type: 'product-card',
  data: { productTitle: 'Zinc 10', ctaUrl: 'https://shop.example/zinc', ...data },
});
const partner = card({ isFeaturedPartner: true });

/** The sentence on a page with a paid placement. */
const besidePlace = (sentence: string) => ({ content: [says(sentence), advertisement] });
const besidePick = (sentence: string) => ({ content: [says(sentence), partner] });
const besideLink = (sentence: string) => ({ content: [says(sentence), card()] });

const inSpanish = (sentence: string, block: object) => ({
  content: {
    language: 'es',
    blocks: [says(sentence), block].map((each, index) => ({ id: `b${index}`, ...each })),
  },
});

export const cases: RuleExamples = {
  finds: {
    'a promise beside an advertisement': {
      content: [says('Brands cannot pay for a place on this page.'), advertisement],
      marks: 'Brands cannot pay for a place',
      says: 'somebody pays for a place',
    },
    'a promise behind it': { content: [advertisement, says('Nobody can pay for a place.')] },
    'an offer': { content: [says('Brands cannot pay for a place.'), offer] },
    'a place for advertisements': {
      content: [says('Brands cannot pay for a place.'), { type: 'inline-ad', data: {} }],
    },
    'a featured partner among the picks': besidePick('Brands cannot pay for a place among our picks.'),
    'a promise about the list': besidePick('Nobody can pay for a spot. It stays in this list or goes.'),
    'a promise in a trust card': {
      content: [
        { type: 'trust-card', data: { explanationDescription: '<p>Nobody can pay for a place.</p>' } },
        advertisement,
      ],
      at: '/blocks/0/data/explanationDescription',
    },
    'both kinds': {
      content: [says('Nobody can pay for a place. We earn nothing from links.'), offer],
      count: 2,
    },
    ...each('who', ['Brands', 'Companies', 'Makers', 'Manufacturers', 'Advertisers', 'Partners'], (who) =>
      besidePlace(`${who} cannot pay us for a place.`),
    ),
    ...each('not', ['cannot', 'can’t', 'can never', 'may not', 'do not', 'don’t', 'never'], (not) =>
      besidePlace(`Brands ${not} pay for their place.`),
    ),
    ...each(
      'nobody',
      [
        'No brand',
        'No company',
        'No maker',
        'No manufacturer',
        'No advertiser',
        'No partner',
        'Nobody',
        'No one',
      ],
      (who) => besidePlace(`${who} pays for a place.`),
    ),
    ...each('pays', ['can pay for', 'may pay for', 'paid us for', 'pays for', 'can buy', 'buys'], (pays) =>
      besidePlace(`Nobody ${pays} its place.`),
    ),
    ...each(
      'for what',
      [
        'for the position',
        'for a placement',
        'for a spot',
        'for inclusion',
        'to be listed',
        'to be included',
      ],
      (what) => besidePlace(`No brand paid ${what}.`),
    ),
    ...each('for which pick', ['for a ranking', 'for a rating', 'for a review', 'to be ranked'], (what) =>
      besidePick(`Brands cannot pay ${what}.`),
    ),
    'a place that is bought': besidePlace('Brands cannot buy a place.'),
    ...each(
      'not for sale',
      ['Places', 'Positions', 'Spots', 'Rankings', 'Ratings', 'Picks', 'Reviews'],
      (what) => besidePick(`${what} are not for sale.`),
    ),
    ...each('how', ['cannot be bought', 'are never for sale'], (how) => besidePlace(`Places here ${how}.`)),
    ...each('where', ['in this list', 'on this page', 'here'], (where) =>
      besidePick(`Places ${where} are not for sale.`),
    ),
    ...each(
      'we do not',
      ['do not sell', 'don’t sell', 'never sell', 'never accept payment for', 'never take money for'],
      (how) => besidePlace(`We ${how} places.`),
    ),
    ...each('what we do not sell', ['placements', 'rankings', 'positions'], (what) =>
      besidePick(`We never sell ${what}.`),
    ),
    ...each('no advertising', ['page', 'article', 'guide', 'list'], (what) =>
      besidePick(`This ${what} has no ads.`),
    ),
    ...each('it', ['carries', 'contains', 'shows'], (verb) => besidePlace(`This page ${verb} no ads.`)),
    ...each('free of', ['advertising', 'advertisements', 'paid placements'], (what) =>
      besidePlace(`Our reports are free of ${what}.`),
    ),
    'a link that pays': {
      content: [says('We earn nothing from links.'), card()],
      marks: 'We earn nothing from',
      says: 'earn us a commission',
    },
    'a link in a text that pays': {
      content: says(
        'We earn nothing when you buy <a href="https://shop.example/a" rel="sponsored">our pick</a>.',
      ),
    },
    ...each('we earn', ['earn', 'make', 'get', 'receive'], (earn) =>
      besideLink(`We ${earn} no money if you buy something.`),
    ),
    ...each('no', ['nothing', 'no money', 'no commission'], (nothing) =>
      besideLink(`We earn ${nothing} through this page.`),
    ),
    ...each('from', ['from', 'by', 'through', 'when', 'if'], (from) =>
      besideLink(`We earn nothing ${from} you or others buy.`),
    ),
    ...each('we do not earn', ['do not', 'don’t', 'never'], (not) =>
      besideLink(`We ${not} earn money from links.`),
    ),
    ...each('we never', ['earn', 'make', 'get', 'receive', 'take'], (earn) =>
      besideLink(`We never ${earn} commissions from shops.`),
    ),
    ...each('any', ['money', 'anything', 'a commission', 'any commission', 'commissions'], (what) =>
      besideLink(`We do not take ${what} from shops.`),
    ),
    ...each('when we never', ['from', 'by', 'through', 'when', 'if'], (when) =>
      besideLink(`We never earn money ${when} you or others buy.`),
    ),
    ...each('no links', ['affiliate', 'paid', 'sponsored'], (kind) =>
      besideLink(`There are no ${kind} links.`),
    ),
    ...each('it has', ['has', 'contains', 'uses'], (has) => besideLink(`This page ${has} no paid links.`)),
    ...each('none', ['the', 'these', 'our'], (whose) => besideLink(`None of ${whose} links are paid for.`)),
    ...each('of them', ['is paid', 'are sponsored', 'are affiliate links'], (what) =>
      besideLink(`None of the links ${what}.`),
    ),
    ...each('Spanish makers', ['Las marcas', 'Las empresas', 'Los fabricantes', 'Los anunciantes'], (who) =>
      inSpanish(`${who} no pueden pagar por aparecer.`, advertisement),
    ),
    ...each('in Spanish', ['pueden pagar por', 'pueden comprar', 'pagan por', 'compran'], (pay) =>
      inSpanish(`Las marcas no ${pay} su lugar.`, advertisement),
    ),
    ...each(
      'Spanish nobody',
      ['Ninguna marca', 'Ninguna empresa', 'Ningún fabricante', 'Ningún anunciante', 'Nadie'],
      (who) => inSpanish(`${who} paga por figurar.`, advertisement),
    ),
    ...each(
      'nobody, in Spanish',
      ['puede pagar por', 'puede comprar', 'paga por', 'compra', 'ha pagado por'],
      (pay) => inSpanish(`Nadie ${pay} un puesto.`, advertisement),
    ),
    ...each('Spanish places', ['un lugar', 'su puesto', 'el sitio', 'ningún lugar'], (place) =>
      inSpanish(`Nadie paga por ${place}.`, advertisement),
    ),
    ...each('Spanish sales', ['vendemos', 'aceptamos dinero por', 'aceptamos pagos por'], (sell) =>
      inSpanish(`Aquí no ${sell} puestos.`, advertisement),
    ),
    ...each('sold in Spanish', ['lugares', 'posiciones'], (what) =>
      inSpanish(`Aquí no vendemos ${what}.`, advertisement),
    ),
    ...each('Spanish pages', ['Esta página', 'Esta guía', 'Esta lista', 'Este artículo'], (what) =>
      inSpanish(`${what} no tiene anuncios.`, partner),
    ),
    ...each('shown in Spanish', ['contiene', 'lleva', 'muestra'], (shows) =>
      inSpanish(`Esta página no ${shows} publicidad.`, advertisement),
    ),
    ...each('earned in Spanish', ['ganamos', 'cobramos', 'recibimos'], (earn) =>
      inSpanish(`No ${earn} nada por los enlaces.`, card()),
    ),
    ...each('Spanish money', ['dinero', 'comisiones', 'ninguna comisión', 'una comisión'], (what) =>
      inSpanish(`No cobramos ${what} por los enlaces.`, card()),
    ),
    ...each('Spanish ways', ['de las tiendas', 'con los enlaces', 'cuando compra', 'si compra'], (way) =>
      inSpanish(`No ganamos nada ${way}.`, card()),
    ),
    ...each('Spanish links', ['de afiliados', 'pagados', 'patrocinados'], (kind) =>
      inSpanish(`No hay enlaces ${kind}.`, card()),
    ),
    ...each('links in Spanish', ['no tiene', 'no contiene'], (has) =>
      inSpanish(`Esta página ${has} enlaces pagados.`, card()),
    ),
  },
  passes: {
    'a page on which nothing is paid for': says('Brands cannot pay for a place. We earn nothing from links.'),
    'a promise about picks beside an advertisement': [
      says('Brands cannot pay for a place among our picks.'),
      advertisement,
    ],
    ...each(
      'what is chosen',
      ['our pick', 'the ranking', 'the rating', 'a review', 'what is ranked', 'the list'],
      (what) => [says(`Brands cannot pay for a place in ${what}.`), advertisement],
    ),
    'a promise about places beside a card that pays for links alone': [
      says('Brands cannot pay for a place.'),
      card(),
    ],
    'a promise about links beside one that nobody pays for': says(
      'We earn nothing from links, such as <a href="https://www.nhs.uk/">this one</a>.',
    ),
    ...each(
      'an exception',
      [
        'except those marked',
        'save for partners',
        'unless it says so',
        'apart from ads',
        'aside from ads',
        'other than ads',
      ],
      (exception) => [says(`Brands cannot pay for a place, ${exception}.`), advertisement],
    ),
    ...each('certain links', ['links to journals', 'links in quotes'], (links) => [
      says(`We earn nothing from ${links}.`),
      card(),
    ]),
    ...each('what is denied', ['It is not true that', 'It is untrue that', 'It is a myth that'], (start) => [
      says(`${start} brands cannot pay for a place.`),
      advertisement,
    ]),
    ...each('others', ['Every list claims that', 'Each site says', 'Everybody promises that'], (start) => [
      says(`${start} brands cannot pay for a place.`),
      advertisement,
    ]),
    'a quotation': [says('“Brands cannot pay for a place,” it said.'), advertisement],
    'what brands can do': [says('Brands can pay for a place. It says so then.'), advertisement],
    'what we do earn': [says('We earn a commission when you buy something.'), card()],
    'who pays for a trial': [says('No maker paid for the trial.'), advertisement],
    'another language': {
      language: 'de',
      blocks: [
        { id: 'a', ...says('We earn nothing from links.') },
        { id: 'b', ...card() },
      ],
    },
    ...Object.fromEntries(
      ['excepto las señaladas', 'salvo las señaladas', 'a menos que se diga', 'aparte de los anuncios'].map(
        (exception) => [
          `a Spanish exception: ${exception}`,
          inSpanish(`Nadie paga por aparecer, ${exception}.`, advertisement).content,
        ],
      ),
    ),
    ...Object.fromEntries(
      ['enlaces a revistas', 'enlaces en citas'].map((links) => [
        `certain Spanish links: ${links}`,
        inSpanish(`No ganamos nada por ${links}.`, card()).content,
      ]),
    ),
    ...Object.fromEntries(
      [
        'No es cierto que',
        'Es falso que',
        'Es un mito que',
        'El sitio afirma que',
        'Se dice que',
        'Todo el mundo promete que',
      ].map((start) => [
        `what others say in Spanish: ${start}`,
        inSpanish(`${start} nadie paga por aparecer.`, advertisement).content,
      ]),
    ),
    ...Object.fromEntries(
      ['nuestra selección', 'la lista', 'la clasificación', 'las reseñas'].map((what) => [
        `what is chosen in Spanish: ${what}`,
        inSpanish(`Nadie paga por aparecer en ${what}.`, advertisement).content,
      ]),
    ),
  },
};
