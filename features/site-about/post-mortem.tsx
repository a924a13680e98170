import "./post-mortem.css";
import { Section, SectionHead } from "#ui/page/section.tsx";

type Titled = { title: string; body: string };

export type PostMortemWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  badge: string;
  facts: readonly (readonly string[])[];
  timeline: readonly { time: string; body: string }[];
  cause: Titled;
  fix: Titled;
};

export function PostMortem({ words }: { words: PostMortemWords }) {
  return (
    <Section id="post-mortem">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <article className="abt-report panes framed">
        <div>
          <span className="abt-badge tag-sample">{words.badge}</span>
          <dl>
            {words.facts.map(([term, detail]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <ol>
            {words.timeline.map((entry) => (
              <li key={entry.time}>
                <b>{entry.time}</b>
                <span>{entry.body}</span>
              </li>
            ))}
          </ol>
          {[words.cause, words.fix].map((part) => (
            <div key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.body}</p>
            </div>
          ))}
        </div>
      </article>
    </Section>
  );
}
