import { type StorageClassId, storageClasses } from "#content/figures/storage.ts";
import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { prices } from "#content/price-list.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { labelFace } from "#ui/diagrams/label-face.ts";
import { type ClassFit, type Fit, type WaitId, waitLimits } from "./choose-class.ts";

type IcebergDrawingProps = {
  words: { title: string; description: string };
  names: Record<StorageClassId, { name: string }>;
  waits: Record<StorageClassId, string>;
  limitName: string;
  fits: readonly ClassFit[];
  wait: WaitId;
  locale: Locale;
};

const slowest = Math.max(...storageClasses.map(({ waitMs }) => waitMs));

/** Price stands above the water, waiting time below it on a logarithmic scale. */
function priceShare(krw: number): number {
  return krw / Math.max(...Object.values(prices().storagePerGb).map((perGb) => perGb.krw));
}

function waitShare(ms: number): number {
  return Math.min(1, Math.log10(Math.max(1, ms)) / Math.log10(slowest));
}

function state(fit: Fit): string {
  if (fit === "chosen") return "ice-chosen";
  return fit === "fits" ? "ice-fits" : "ice-out";
}

/** Both currencies; the style sheet shows the one that is picked. */
function PriceText({
  krw,
  usd,
  locale,
  x,
  y,
  anchor,
}: {
  krw: number;
  usd: number;
  locale: Locale;
  x: number;
  y: number;
  anchor: "middle" | "end";
}) {
  return (
    <>
      <text className="ice-price money-krw" x={x} y={y} textAnchor={anchor}>
        {formatMoney(krw, "krw", locale)}
      </text>
      <text className="ice-price money-usd" x={x} y={y} textAnchor={anchor}>
        {formatMoney(usd, "usd", locale)}
      </text>
    </>
  );
}

const water = 196;

function Wide({ names, waits, limitName, fits, wait, locale }: IcebergDrawingProps) {
  const depth = (ms: number) => 20 + waitShare(ms) * 168;
  const limit = waitLimits[wait] === Number.POSITIVE_INFINITY ? 214 : depth(waitLimits[wait]) + 7;
  return (
    <>
      <rect className="mark-solid-paper" x="0" y="0" width="600" height={water} />
      <path className="mark-line-faint" strokeDasharray="1 5" d={[0, 50, 100, 150].map((at) => `M0 ${water + 40 + at}H600`).join("")} />
      <path stroke="var(--ink)" strokeWidth={1.6} d={`M0 ${water}H600`} />
      <g className="ice-limit">
        <path d={`M0 ${water + limit}H600`} />
        <text className={labelFace(limitName)} x="6" y={water + limit - 7}>
          {limitName}
        </text>
      </g>
      {fits.map(({ storageClass, fit }, at) => {
        const x = 62 + at * 119;
        const up = Math.max(7, priceShare(prices().storagePerGb[storageClass.id].krw) * 132);
        const down = depth(storageClass.waitMs);
        return (
          <g key={storageClass.id} className={`ice-berg ${state(fit)}`}>
            <rect className="ice-up" fill="var(--line)" stroke="var(--edge)" x={x - 30} y={water - up} width="60" height={up} />
            <path
              className="ice-down"
              fill="var(--shoal-2)"
              stroke="var(--edge)"
              strokeDasharray="3 3"
              d={`M${x - 30} ${water}h60l-17 ${down}h-26z`}
            />
            <PriceText {...prices().storagePerGb[storageClass.id]} locale={locale} x={x} y={water - up - 10} anchor="middle" />
            <text className={`dgm-sub ${labelFace(waits[storageClass.id])}`} x={x} y={water + down + 18} textAnchor="middle">
              {waits[storageClass.id]}
            </text>
            <text className="ice-name" x={x} y="30" textAnchor="middle">
              {names[storageClass.id].name}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Tall({ names, waits, fits, wait, locale }: IcebergDrawingProps) {
  const shore = 128;
  const depth = (ms: number) => 16 + waitShare(ms) * 120;
  const limit = waitLimits[wait] === Number.POSITIVE_INFINITY ? 208 : depth(waitLimits[wait]) + 6;
  return (
    <>
      <rect className="mark-solid-paper" x="0" y="0" width={shore} height="400" />
      <path className="mark-line-faint" strokeDasharray="1 5" d={[0, 50, 100].map((at) => `M${shore + 50 + at} 0V400`).join("")} />
      <path stroke="var(--ink)" strokeWidth={1.6} d={`M${shore} 0V400`} />
      <g className="ice-limit">
        <path d={`M${shore + limit} 0V400`} />
      </g>
      {fits.map(({ storageClass, fit }, at) => {
        const y = 48 + at * 76;
        const up = Math.max(6, priceShare(prices().storagePerGb[storageClass.id].krw) * 62);
        const down = depth(storageClass.waitMs);
        return (
          <g key={storageClass.id} className={`ice-berg ${state(fit)}`}>
            <rect className="ice-up" fill="var(--line)" stroke="var(--edge)" x={shore - up} y={y - 14} width={up} height="28" />
            <path
              className="ice-down"
              fill="var(--shoal-2)"
              stroke="var(--edge)"
              strokeDasharray="3 3"
              d={`M${shore} ${y - 14}v28l${down} -8v-12z`}
            />
            <PriceText {...prices().storagePerGb[storageClass.id]} locale={locale} x={shore - up - 7} y={y + 5} anchor="end" />
            <text className="ice-name" x={shore - 8} y={y - 22} textAnchor="end">
              {names[storageClass.id].name}
            </text>
            {/* behind the tip, and behind the limit where the limit would run through the words */}
            <text
              className={`dgm-sub ${labelFace(waits[storageClass.id])}`}
              x={shore + 8 + (down < limit && limit < 200 ? limit : down)}
              y={y + 5}
            >
              {waits[storageClass.id]}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function IcebergDrawing(props: IcebergDrawingProps) {
  return (
    <Diagram
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 600 424"
      tall={{ viewBox: "0 0 344 400", children: <Tall {...props} /> }}
    >
      <Wide {...props} />
    </Diagram>
  );
}
