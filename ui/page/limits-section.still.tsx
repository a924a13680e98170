import "./limits-section.css";
import type { Limits } from "#content/model.ts";
import { still } from "#ui/still.tsx";
import { PhoneFolded } from "./folded.tsx";
import { Inline } from "./inline.tsx";
import { Eyebrow, Section } from "./section.tsx";

function Rock() {
  return (
    <svg className="limits-rock" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1v22M1 12h22" />
      <circle cx="7" cy="7" r="1.5" />
      <circle cx="17" cy="7" r="1.5" />
      <circle cx="7" cy="17" r="1.5" />
      <circle cx="17" cy="17" r="1.5" />
    </svg>
  );
}

/** What the service does not do. */
export const LimitsSection = still("limits", ({ words, id = "limits" }: { words: Limits; id?: string }) => {
  const list = (
    <ul data-count={words.items.length}>
      {words.items.map((item) => (
        <li key={item.title}>
          <Rock />
          <div>
            <h3>{item.title}</h3>
            <PhoneFolded heading={item.title}>
              <p>
                <Inline text={item.body} />
              </p>
            </PhoneFolded>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Section id={id}>
      <div className="limits columns">
        <div className="limits-head">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          {words.intro ? <p>{words.intro}</p> : null}
        </div>
        {list}
      </div>
    </Section>
  );
});
