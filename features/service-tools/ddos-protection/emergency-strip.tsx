import { PhoneFolded } from "#ui/page/folded.tsx";
import "./emergency-strip.css";
import type { page } from "#content/en/services/ddos-protection.ts";
import type { Translation } from "#content/model.ts";

/** For readers who are under attack while they read: the number first, then what to have at hand. */
export function EmergencyStrip({ words, id = "emergency" }: { words: Translation<typeof page>["emergency"]; id?: string }) {
  return (
    <section className="emg" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap columns-late">
        <div className="emg-call">
          <h2 id={`${id}-heading`}>{words.heading}</h2>
          <p>{words.body}</p>
          <a className="emg-phone" href={words.href}>
            <span>{words.phoneLabel}</span>
            <b>{words.phone}</b>
          </a>
        </div>
        <div className="emg-ready">
          <h3>{words.readyHeading}</h3>
          <PhoneFolded heading={words.readyHeading}>
            <ol>
              {words.ready.map(([name, detail]) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{detail}</span>
                </li>
              ))}
            </ol>
          </PhoneFolded>
          <p>{words.fee}</p>
        </div>
      </div>
    </section>
  );
}
