import type { Person } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";

type PeopleListProps = {
  words: { items: readonly { role: string; answers: string }[]; contact: string };
  /** In the order of the words. */
  roles: readonly { person: Person | null; mailbox: string }[];
  locale: Locale;
};

/** The roles, what each answers for, and its mailbox; a name and a face only where the provider's settings give them. */
export function PeopleList({ words, roles, locale }: PeopleListProps) {
  return (
    <ul className="abt-people">
      {words.items.map(({ role, answers }, index) => {
        const { person, mailbox } = roles[index] ?? { person: null, mailbox: "" };
        return (
          <li key={role}>
            <div className="cluster">
              {person?.portrait ? <img src={person.portrait} alt="" width={56} height={56} loading="lazy" /> : null}
              <p>
                <b>{role}</b>
                {person ? <span>{person.name[locale]}</span> : null}
              </p>
            </div>
            <span>{answers}</span>
            <a href={`mailto:${mailbox}`}>
              <span className="vh">{words.contact} </span>
              {mailbox}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
