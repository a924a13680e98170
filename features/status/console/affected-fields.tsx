import "#ui/styles/ticks.css";
import { dataCentres } from "#content/facts.ts";
import { touchedName } from "#features/status/rules/components.ts";
import type { ComponentList } from "#features/status/rules/status-views.ts";
import { m } from "#platform/paraglide/messages.js";

/** Services down, places across; a whole service or a whole place is a choice of its own. */
export function AffectedFields({ components, chosen }: { components: ComponentList; chosen: readonly string[] }) {
  const tick = (service: string, place: string, label: string) => {
    const name = touchedName({ service, place });
    return (
      <label key={name} className="inline-row">
        <input type="checkbox" className="tick" name="affects" value={name} defaultChecked={chosen.includes(name)} />
        {label}
      </label>
    );
  };
  return (
    <fieldset className="status-affects">
      <legend>{m.status_field_affects()}</legend>
      <p className="hint">{m.status_field_affects_hint()}</p>
      {components.map(({ service, name, places }) => (
        <fieldset key={service}>
          <legend>{name}</legend>
          <div className="cluster">
            {tick(service, "", m.status_affects_all())}
            {places.map(({ place }) => tick(service, place, place))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend>{m.status_whole_places()}</legend>
        <div className="cluster">{dataCentres.map(({ code }) => tick("", code, code))}</div>
      </fieldset>
    </fieldset>
  );
}
