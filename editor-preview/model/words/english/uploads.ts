const taken = 'Allowed: JPEG, PNG, WebP and AVIF.';
const smaller = 'Save it smaller: a width of 2,560 pixels is enough.';

export const uploads = {
  tooLarge: (most: string) => `The file is too large. The limit is ${most} MB. ${smaller}`,
  tooManyBytes: (has: string, most: string) => `The file has ${has} MB. The limit is ${most} MB. ${smaller}`,
  tooManyPixels: (width: string, height: string, most: string) =>
    `The picture has ${width} × ${height} pixels. The limit is ${most} megapixels. ${smaller}`,
  unknown: `The file is not a supported picture. ${taken}`,
  others: {
    svg: `This is a drawing (SVG), which can contain scripts. Export it as PNG or WebP. ${taken}`,
    gif: `This is a GIF. Save it as PNG or WebP, or use a video if it moves. ${taken}`,
    heic: `This is a HEIC photograph, which browsers do not show. Export it as JPEG. ${taken}`,
    tiff: `This is a TIFF, which browsers do not show. Save it as JPEG or PNG. ${taken}`,
    bmp: `This is a BMP, which browsers do not show. Save it as JPEG or PNG. ${taken}`,
    pdf: `The file is a PDF, not a picture. ${taken}`,
    video: `The file is a video, not a picture. ${taken}`,
    'web page': `The file is a web page, not a picture. ${taken}`,
    empty: 'The file is empty. Save or download it again.',
  },
  faults: {
    truncated: 'The file is incomplete. Save or download it again.',
    animated: 'The picture is animated. Save one frame, or use a video.',
    'no-size': 'The picture has a size of 0 pixels. Save it again.',
    'contradicts-itself': 'The file contradicts itself. Open it in a picture editor and save it again.',
    'takes-too-long': 'The picture takes too long to process. Save it smaller, or as JPEG.',
    damaged: 'The picture is damaged. Save or download it again.',
  },
};

export type UploadWords = typeof uploads;
