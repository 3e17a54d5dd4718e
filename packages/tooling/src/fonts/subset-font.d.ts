declare module 'subset-font' {
  type SubsetFontOptions = {
    targetFormat?: 'truetype' | 'woff2';
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    dropTables?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
  };
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetFontOptions): Promise<Buffer>;
}
