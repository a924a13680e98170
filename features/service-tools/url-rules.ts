// Rules for values read from the address, so that a hand-made link cannot put a calculator into a state its form does not offer.
export function oneOf<V extends string | number>(list: readonly V[]): (value: string | number) => boolean {
  return (value) => (list as readonly (string | number)[]).includes(value);
}

/** A number inside the bounds that lies on a step counted from the lower one. */
export function onScale(min: number, max: number, step = 1): (value: string | number) => boolean {
  return (value) => typeof value === "number" && value >= min && value <= max && Math.abs(((value - min) / step) % 1) < 1e-9;
}
