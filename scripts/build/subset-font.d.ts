declare module "subset-font" {
  type Options = {
    targetFormat?: "truetype" | "woff" | "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
