import { useRef } from "react";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { prices, type ServerModel } from "#content/price-list.ts";
import { Money } from "#ui/money.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";
import type { ConfiguratorWords } from "./configurator-words.ts";
import { maxRam } from "./server-quote.ts";

type ModelTableProps = {
  words: ConfiguratorWords["table"];
  locale: Locale;
  shown: readonly ServerModel[];
  chosen: string;
  onPick: (id: string) => void;
};

/** All models stay in the page; those filtered out are hidden, so the list is whole without scripts. */
export function ModelTable({ words, locale, shown, chosen, onPick }: ModelTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEarlyInput(body, checkedRadio, chosen, onPick);
  return (
    <div className="srv-table framed">
      <table className="data-table data-table-framed data-table-pick data-table-stack">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            {[words.model, words.cores, words.ram, words.disks, words.port, words.gpu, words.price].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {prices().servers.map((model) => (
            <tr key={model.id} hidden={!shown.includes(model)} className={model.id === chosen ? "srv-on" : undefined}>
              <th scope="row">
                <label>
                  <input
                    className="option-ring"
                    type="radio"
                    name="model"
                    value={model.id}
                    checked={model.id === chosen}
                    onChange={() => onPick(model.id)}
                  />
                  {model.id}
                </label>
              </th>
              <td data-name={words.cores}>
                {model.sockets > 1
                  ? fillLabel(words.sockets, { sockets: String(model.sockets), cores: String(model.cores / model.sockets) })
                  : model.cores}
              </td>
              <td data-name={words.ram}>{`${model.ramGb} → ${grouped(maxRam(model))} GB`}</td>
              <td data-name={words.disks}>{model.disks}</td>
              <td data-name={words.port}>{`${model.portGbps} Gbps`}</td>
              <td data-name={words.gpu}>{model.gpu ?? words.none}</td>
              <td data-name={words.price} className="srv-price">
                <Money {...model.monthly} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
