import sharp from 'sharp';

export function picture(width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b6b62' } })
    .toFormat(format)
    .toBuffer();
}
