import "./promise-block.css";
import { FigureValue } from "#ui/page/figure-value.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";

export type PromiseWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  columns: { service: string; target: string; downtime: string };
  rows: readonly { service: string; target: string }[];
  downtime: Readonly<Record<string, string>>;
  credits: { heading: string; body: string; items: readonly { when: string; credit: string }[] };
  habits: readonly { value: string; unit: string; label: string }[];
  limit: string;
  link: string;
};

export function PromiseBlock({ words }: { words: PromiseWords }) {
  return (
    <Section id="promise">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="prm columns">
        <table className="data-table data-table-figures">
          <thead>
            <tr>
              <th scope="col">{words.columns.service}</th>
              <th scope="col">{words.columns.target}</th>
              <th scope="col">{words.columns.downtime}</th>
            </tr>
          </thead>
          <tbody>
            {words.rows.map((row) => (
              <tr key={row.service}>
                <th scope="row">{row.service}</th>
                <td>{row.target}</td>
                <td>{words.downtime[row.target]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="prm-credit">
          <h3>{words.credits.heading}</h3>
          <p>{words.credits.body}</p>
          <dl>
            {words.credits.items.map((item) => (
              <div key={item.when}>
                <dt>{item.when}</dt>
                <dd style={{ inlineSize: `${Number.parseInt(item.credit, 10) * 2}%` }}>{item.credit}</dd>
              </div>
            ))}
          </dl>
          <TextLink to="/resources/legal#sla">{words.link}</TextLink>
        </div>
      </div>
      <dl className="prm-habits counts">
        {words.habits.map((habit) => (
          <div key={habit.label}>
            <dt>{habit.label}</dt>
            <dd>
              <FigureValue value={habit.value} unit={habit.unit} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="aside-note">{words.limit}</p>
    </Section>
  );
}
