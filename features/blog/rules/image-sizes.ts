// The widths a picture is kept in, known to the uploader and to the page that names them in srcset.
const steps = [480, 960, 1600] as const;
const widest = 2400;

/** The steps below the picture's own width, and that width itself up to a limit. */
export function imageWidths(width: number): number[] {
  const own = Math.min(width, widest);
  return [...steps.filter((step) => step < own), own];
}

/** `more`: what every address carries besides its width. */
export function imageSrcSet(src: string, width: number, more = ""): string {
  return imageWidths(width)
    .map((step) => `${src}?w=${step}${more && `&${more}`} ${step}w`)
    .join(", ");
}
