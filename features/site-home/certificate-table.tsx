import { localeTraits } from "#content/locale-traits.ts";
import "./certificate-table.css";
import { type CertificateStatus, visibleCertificates } from "#content/certificates.ts";
import type { Locale } from "#content/locales.ts";
import { Section, SectionHead, type Tone } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";

export type CertificateWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  columns: { name: string; scope: string; number: string; valid: string };
  status: Readonly<Record<Exclude<CertificateStatus, "hidden">, string>>;
  note: string;
  link: string;
};

type CertificateTableProps = { words: CertificateWords; locale: Locale; tone?: Tone };

/** Certificates as rows of text: no official mark is drawn, and a sample says that it is one. */
export function CertificateTable({ words, locale, tone }: CertificateTableProps) {
  if (visibleCertificates.length === 0) return null;
  const sample = visibleCertificates.some(({ status }) => status === "sample");
  return (
    <Section tone={tone} id="certificates">
      <SectionHead
        eyebrow={words.eyebrow}
        heading={words.heading}
        intro={words.intro}
        aside={<TextLink to="/services/compliance">{words.link}</TextLink>}
      />
      <table className="cert data-table data-table-stack">
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.scope}</th>
            <th scope="col">{words.columns.number}</th>
            <th scope="col">{words.columns.valid}</th>
          </tr>
        </thead>
        <tbody>
          {visibleCertificates.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">
                <span className="cert-name cluster">
                  {entry.name[locale]}
                  {entry.status === "hidden" ? null : <span className="cert-status tag-sample">{words.status[entry.status]}</span>}
                </span>
              </th>
              <td>{entry.scope[locale]}</td>
              <td className="cert-code">{entry.number}</td>
              <td className="cert-code">
                <time dateTime={entry.validFrom}>{entry.validFrom}</time>
                {localeTraits[locale].range}
                <time dateTime={entry.validTo}>{entry.validTo}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sample ? <p className="cert-note note-large">{words.note}</p> : null}
    </Section>
  );
}
