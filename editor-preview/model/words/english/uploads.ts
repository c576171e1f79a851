const taken = 'JPEG, PNG, WebP and AVIF are taken.';
const smaller = 'Save it smaller: 2,560 pixels across are enough for any page.';

export const uploads = {
  tooLarge: (most: string) => `The file is too large; at most ${most} MB are taken. ${smaller}`,
  tooManyBytes: (has: string, most: string) =>
    `The file has ${has} MB; at most ${most} MB are taken. ${smaller}`,
  tooManyPixels: (width: string, height: string, most: string) =>
    `The picture has ${width} × ${height} pixels, more than the ${most} megapixels that are taken. ${smaller}`,
  unknown: `This is no picture that can be read, whatever its name says. ${taken}`,
  others: {
    svg: `This is a drawing (SVG), which can hold scripts. Export it as PNG or WebP. ${taken}`,
    gif: `This is a GIF. Save it as PNG or WebP, or use a video if it moves. ${taken}`,
    heic: `This is a HEIC photograph, which browsers do not show. Export it as JPEG. ${taken}`,
    tiff: `This is a TIFF, which browsers do not show. Save it as JPEG or PNG. ${taken}`,
    bmp: `This is a BMP, which browsers do not show. Save it as JPEG or PNG. ${taken}`,
    pdf: `This is a PDF and no picture, whatever its name says. ${taken}`,
    video: `This is a video and no picture, whatever its name says. ${taken}`,
    'web page': `This is a web page and no picture, whatever its name says. ${taken}`,
    empty: 'The file is empty. Save or download it again.',
  },
  faults: {
    truncated: 'The file ends in the middle of the picture. Save or download it again.',
    animated: 'This picture moves. Only still ones are taken: save one frame, or use a video.',
    'no-size': 'The file says that the picture has no size. Save it again.',
    'contradicts-itself':
      'The file says different things of itself. Open it in a picture editor and save it again.',
    'takes-too-long': 'This picture takes too long to work on. Save it smaller, or as JPEG.',
    damaged:
      'The picture is damaged: it begins well, but cannot be read to its end. Save or download it again.',
  },
};

export type UploadWords = typeof uploads;
