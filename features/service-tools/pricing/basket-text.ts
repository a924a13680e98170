// Lines of an estimate as text: "m4.2_lb-s.1_cdn-east-asia.1.5". Only signs that a query leaves unescaped; an id has no dot. Every page with
// a calculator carries this, so it knows nothing of the price list.
export type EstimateLine = { id: string; quantity: number };

export function formatBasket(lines: readonly EstimateLine[]): string {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => `${id}.${quantity}`)
    .join("_");
}
