export type MapLayout = {
  ticks: readonly { x: number; y: number; text: string; side: string }[];
  insets?: readonly { x: number; y: number; width: number; height: number }[];
  cities: Readonly<Record<string, readonly number[]>>;
  routes: Readonly<Record<string, string>>;
};
