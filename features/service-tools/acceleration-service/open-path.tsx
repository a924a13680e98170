import { Fragment } from "react";
import data from "#ui/diagrams/dot-map-data.json";

type Sheet = { cities: Record<string, number[]>; routes: Record<string, string> };

/** The open internet does not follow the backbone's great circle: it swings out to the south or east of it. */
export function openPath(sheet: Sheet, code: string): string | undefined {
  const start = sheet.routes[code]?.match(/^M(-?[\d.]+)[ ,]?(-?[\d.]+)/);
  const [tx, ty] = sheet.cities[code] ?? [];
  if (!start || tx === undefined || ty === undefined) return undefined;
  const [fx, fy] = [Number(start[1]), Number(start[2])];
  const [dx, dy] = [tx - fx, ty - fy];
  const sides = [
    [-dy, dx],
    [dy, -dx],
  ] as const;
  const [nx, ny] = sides[0][0] * 0.4 + sides[0][1] > sides[1][0] * 0.4 + sides[1][1] ? sides[0] : sides[1];
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${fx} ${fy}Q${round((fx + tx) / 2 + nx * 0.32)} ${round((fy + ty) / 2 + ny * 0.32)} ${tx} ${ty}`;
}

const sheets = [
  { name: "wide", viewBox: "0 0 1180 560", sheet: data.wide as unknown as Sheet },
  { name: "phone", viewBox: "0 0 380 568", sheet: data.phone as unknown as Sheet },
] as const;

/** The second lane, laid over the map of the first. */
export function OpenPathOverlay({ code }: { code: string }) {
  return (
    <>
      {sheets.map(({ name, viewBox, sheet }) => {
        const d = openPath(sheet, code);
        return (
          <Fragment key={name}>
            {d ? (
              <svg className={`acc-overlay acc-overlay-${name}`} viewBox={viewBox} aria-hidden="true">
                <path strokeWidth={1.3} strokeDasharray="4 4" d={d} />
                <path className="moves acc-open-run" d={d} />
              </svg>
            ) : null}
          </Fragment>
        );
      })}
    </>
  );
}
