// A drawing written as text: one statement a line, coordinates in drawing units, words in double quotes.
// A line that cannot be read is reported with its number; the rest is drawn.

export const placeKinds = ["city", "dc", "server", "cloud", "user", "shield", "disk", "router", "office", "lb", "db"] as const;
export type DrawnKind = (typeof placeKinds)[number];
export const lineStates = ["on", "off", "backup", "attack"] as const;
export type DrawnState = (typeof lineStates)[number];

export type DrawnPlace = { id: string; kind: DrawnKind; x: number; y: number; label: string; sub: string };
export type DrawnLine = { from: string; to: string; state: DrawnState; label: string; nth: number };
export type DrawnZone = { x: number; y: number; w: number; h: number; title: string };
export type DrawnCallout = { x: number; y: number; value: string; unit: string; label: string };
export const labelSides = ["below", "above", "left", "right"] as const;
export type DrawnSide = (typeof labelSides)[number];
/** The same drawing on a sheet for a phone: `tall W H`, then where each place stands there, and its own zones and figures. */
export type DrawnTall = {
  width: number;
  height: number;
  at: Map<string, { x: number; y: number; side: DrawnSide }>;
  zones: DrawnZone[];
  callouts: DrawnCallout[];
};
export type DiagramProblem = { line: number; text: string };
export type DiagramText = {
  title: string;
  description: string;
  width: number;
  height: number;
  zones: DrawnZone[];
  places: DrawnPlace[];
  lines: DrawnLine[];
  callouts: DrawnCallout[];
  tall?: DrawnTall;
  problems: DiagramProblem[];
};

const statementsMaximum = 120;

export function parseDiagram(source: string): DiagramText {
  const drawing: DiagramText = {
    title: "",
    description: "",
    width: 880,
    height: 320,
    zones: [],
    places: [],
    lines: [],
    callouts: [],
    problems: [],
  };
  source.split("\n").forEach((raw, index) => {
    const line = raw.trim();
    if (!line || line.startsWith("#")) return;
    const parts = index < 1_000 ? words(line) : null;
    if (statementsIn(drawing) >= statementsMaximum || !parts || !read(drawing, parts))
      drawing.problems.push({ line: index + 1, text: line.slice(0, 120) });
  });
  return drawing;
}

function statementsIn({ places, lines, zones, callouts, tall }: DiagramText): number {
  const again = tall ? tall.zones.length + tall.callouts.length : 0;
  return places.length + lines.length + zones.length + callouts.length + again;
}

type Word = { text: string; quoted: boolean };

/** `place a city 10 20 "Seoul" "ICN"` → its words; null when a quote is left open. */
function words(line: string): Word[] | null {
  const found: Word[] = [];
  const pattern = /\s*(?:"((?:[^"\\]|\\.)*)"|([^\s"]+))/y;
  while (pattern.lastIndex < line.length) {
    const match = pattern.exec(line);
    if (!match) return null;
    if (match[1] !== undefined) found.push({ text: match[1].replace(/\\(.)/g, "$1"), quoted: true });
    else found.push({ text: match[2] ?? "", quoted: false });
    if (/^\s*$/.test(line.slice(pattern.lastIndex))) break;
  }
  return found;
}

function read(drawing: DiagramText, [name, ...rest]: Word[]): boolean {
  const bare = rest.filter(({ quoted }) => !quoted).map(({ text }) => text);
  const said = rest.filter(({ quoted }) => quoted).map(({ text }) => text);
  const numbers = bare.map(Number);
  const inside = (list: number[]) => list.every((number) => Number.isFinite(number) && Math.abs(number) <= 4_000);
  const sheet = drawing.tall ?? drawing;
  switch (name?.text) {
    case "title":
      drawing.title = said[0] ?? "";
      return said.length === 1 && bare.length === 0;
    case "describe":
      drawing.description = said[0] ?? "";
      return said.length === 1 && bare.length === 0;
    case "size": {
      const [w = 0, h = 0] = numbers;
      if (bare.length !== 2 || !inside(numbers) || w < 100 || h < 60) return false;
      Object.assign(drawing, { width: w, height: h });
      return true;
    }
    case "tall": {
      const [width = 0, height = 0] = numbers;
      if (drawing.tall || bare.length !== 2 || !inside(numbers) || width < 100 || height < 60) return false;
      drawing.tall = { width, height, at: new Map(), zones: [], callouts: [] };
      return true;
    }
    case "at": {
      const [id = "", x, y, side = "below"] = bare;
      const spot = [Number(x), Number(y)];
      if (!drawing.tall || bare.length < 3 || bare.length > 4 || !inside(spot) || !isOf(labelSides, side)) return false;
      if (said.length > 0 || drawing.tall.at.has(id) || !drawing.places.some((place) => place.id === id)) return false;
      drawing.tall.at.set(id, { x: spot[0] ?? 0, y: spot[1] ?? 0, side });
      return true;
    }
    case "zone": {
      const [x = 0, y = 0, w = 0, h = 0] = numbers;
      if (bare.length !== 4 || !inside(numbers) || w <= 0 || h <= 0 || said.length > 1) return false;
      sheet.zones.push({ x, y, w, h, title: said[0] ?? "" });
      return true;
    }
    case "place": {
      const [id = "", kind = "", x, y] = bare;
      const at = [Number(x), Number(y)];
      if (bare.length !== 4 || !inside(at) || !isOf(placeKinds, kind) || said.length > 2) return false;
      if (drawing.places.some((place) => place.id === id)) return false;
      drawing.places.push({ id, kind, x: at[0] ?? 0, y: at[1] ?? 0, label: said[0] ?? "", sub: said[1] ?? "" });
      return true;
    }
    case "line": {
      const [from = "", to = "", state = "on"] = bare;
      const known = (id: string) => drawing.places.some((place) => place.id === id);
      if (bare.length > 3 || from === to || !known(from) || !known(to) || !isOf(lineStates, state) || said.length > 1) return false;
      const same = drawing.lines.filter((one) => [one.from, one.to].sort().join() === [from, to].sort().join());
      drawing.lines.push({ from, to, state, label: said[0] ?? "", nth: same.length });
      return true;
    }
    case "callout": {
      const [x = 0, y = 0] = numbers;
      if (bare.length !== 2 || !inside(numbers) || said.length === 0 || said.length > 3) return false;
      const [value = "", unit = "", label = ""] = said;
      sheet.callouts.push({ x, y, value, unit, label });
      return true;
    }
    default:
      return false;
  }
}

function isOf<Name extends string>(list: readonly Name[], value: string): value is Name {
  return (list as readonly string[]).includes(value);
}
