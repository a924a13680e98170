import { type Framework, type MatrixService, matrixServices } from "#content/figures/compliance.ts";
import { tallyOwners } from "./control-matrix.ts";

type TallyBarsProps = { framework: Framework; service: MatrixService | "all"; names: Record<MatrixService, string> };

/** How the duties divide on each service, as bars. The table's foot says the same in numbers. */
export function TallyBars({ framework, service, names }: TallyBarsProps) {
  return (
    <div className="tly" aria-hidden="true">
      {matrixServices.map((id) => {
        const tally = tallyOwners(framework, id);
        return (
          <div key={id} className={service === id ? "tly-on" : undefined}>
            <span>{names[id]}</span>
            <div>
              {tally.provider > 0 ? (
                <i className="tly-provider" style={{ flex: tally.provider }}>
                  {tally.provider}
                </i>
              ) : null}
              {tally.shared > 0 ? (
                <i className="tly-shared" style={{ flex: tally.shared }}>
                  {tally.shared}
                </i>
              ) : null}
              {tally.customer > 0 ? (
                <i className="tly-customer" style={{ flex: tally.customer }}>
                  {tally.customer}
                </i>
              ) : null}
            </div>
          </div>
        );
      })}
    </div>
  );
}
