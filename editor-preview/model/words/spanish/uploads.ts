import type { UploadWords } from '../english/uploads.ts';

const taken = 'Se aceptan JPEG, PNG, WebP y AVIF.';
const smaller = 'Hay que guardarla más pequeña: 2.560 píxeles de ancho bastan para cualquier página.';

export const uploads: UploadWords = {
  tooLarge: (most) => `El archivo es demasiado grande; se aceptan ${most} MB como máximo. ${smaller}`,
  tooManyBytes: (has, most) => `El archivo tiene ${has} MB; se aceptan ${most} MB como máximo. ${smaller}`,
  tooManyPixels: (width, height, most) =>
    `La imagen tiene ${width} × ${height} píxeles, más de los ${most} megapíxeles que se aceptan. ${smaller}`,
  unknown: `Esto no es una imagen que se pueda leer, diga lo que diga su nombre. ${taken}`,
  others: {
    svg: `Esto es un dibujo (SVG), que puede contener scripts. Hay que exportarlo como PNG o WebP. ${taken}`,
    gif: `Esto es un GIF. Hay que guardarlo como PNG o WebP, o usar un vídeo si se mueve. ${taken}`,
    heic: `Esto es una fotografía HEIC, que los navegadores no muestran. Hay que exportarla como JPEG. ${taken}`,
    tiff: `Esto es un TIFF, que los navegadores no muestran. Hay que guardarlo como JPEG o PNG. ${taken}`,
    bmp: `Esto es un BMP, que los navegadores no muestran. Hay que guardarlo como JPEG o PNG. ${taken}`,
    pdf: `Esto es un PDF y no una imagen, diga lo que diga su nombre. ${taken}`,
    video: `Esto es un vídeo y no una imagen, diga lo que diga su nombre. ${taken}`,
    'web page': `Esto es una página web y no una imagen, diga lo que diga su nombre. ${taken}`,
    empty: 'El archivo está vacío. Hay que guardarlo o descargarlo otra vez.',
  },
  faults: {
    truncated: 'El archivo se acaba a mitad de la imagen. Hay que guardarlo o descargarlo otra vez.',
    animated: 'Esta imagen se mueve. Solo se aceptan fijas: se puede guardar un fotograma, o usar un vídeo.',
    'no-size': 'El archivo dice que la imagen no tiene tamaño. Hay que guardarla otra vez.',
    'contradicts-itself':
      'El archivo se contradice. Hay que abrirlo en un editor de imágenes y guardarlo otra vez.',
    'takes-too-long':
      'Esta imagen tarda demasiado en procesarse. Hay que guardarla más pequeña, o como JPEG.',
    damaged:
      'La imagen está dañada: empieza bien, pero no se puede leer hasta el final. Hay que guardarla o descargarla otra vez.',
  },
};
