declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    /** OpenType features by their four letters; by default all. */
    keepFeatures?: readonly string[];
  }
  /** A font with the glyphs of some text only. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
