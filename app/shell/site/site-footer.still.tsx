// All pages by family, contacts and the legal block that Korean law wants. Empty brand fields hide their line.

import { Link } from "react-router";
import { LanguageSwitch } from "#app/shell/language-switch.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { brand } from "#content/brand.ts";
import { families, type PagePath, services, solutions } from "#content/pages.ts";
import { m } from "#platform/paraglide/messages.js";
import { BrandMark } from "#ui/brand-mark.tsx";
import { still } from "#ui/still.tsx";
import "./site-footer.css";

/** Where nothing could be loaded there is no footer. */
export const SiteFooter = still("footer", () => {
  const root = useRootData();
  if (!root) return <footer hidden />;
  const { locale, navigation } = root;
  const column = (title: string, paths: readonly PagePath[]) => (
    <div key={title}>
      <h2>{title}</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{navigation.pages[path].name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <footer className="site-footer band">
      <div className="wrap">
        <div className="footer-cols">
          <div className="footer-brand">
            <span className="row site-brand">
              <BrandMark />
              {brand.name[locale]}
            </span>
            <p>{brand.tagline[locale]}</p>
            <LanguageSwitch className="footer-language" />
          </div>
          {families.map((family) =>
            column(
              navigation.families[family].name,
              services.filter((service) => service.family === family).map(({ slug }) => `/services/${slug}` as const),
            ),
          )}
          {column(
            m.shell_solutions(),
            solutions.map(({ slug }) => `/solutions/${slug}` as const),
          )}
          {column(m.shell_company(), ["/about", "/blog", "/resources/pricing", "/resources/faq", "/resources/contact-us", "/status"])}
        </div>
        <LegalBlock />
      </div>
    </footer>
  );
});

function LegalBlock() {
  const company = useRootData()?.company;
  if (!company) return null;
  const { legal, contact } = company;
  const registration = legal.businessRegistration;
  const lines: [string, React.ReactNode][] = [
    [m.legal_representative(), legal.representative],
    [
      m.legal_business_registration(),
      registration && (
        <>
          {registration}{" "}
          <a href={`https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${registration.replaceAll("-", "")}`} rel="noreferrer">
            {m.legal_business_check()}
          </a>
        </>
      ),
    ],
    [m.legal_mail_order(), legal.mailOrderReport],
    [m.legal_telecom(), legal.telecomRegistration],
    [m.legal_hosting(), legal.hostingProvider],
    [m.legal_privacy_officer(), `${legal.privacyOfficer} (${contact.privacy})`],
    [m.legal_phone(), contact.phone],
  ];
  return (
    <div className="hint footer-legal">
      <ul className="footer-policies">
        <li>
          <Link to="/resources/legal/terms">{m.legal_terms()}</Link>
        </li>
        <li>
          <Link className="footer-privacy" to="/resources/privacy-policy">
            {m.legal_privacy()}
          </Link>
        </li>
        <li>
          <Link to="/resources/cookies-policy">{m.legal_cookies()}</Link>
        </li>
        <li>
          <Link to="/resources/legal/sla">{m.legal_sla()}</Link>
        </li>
        <li>
          <Link to="/sitemap">{m.legal_sitemap()}</Link>
        </li>
      </ul>
      <p className="footer-entity">
        <strong>{legal.entity}</strong> <span>{legal.address}</span> <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <dl className="footer-lines">
        {lines.map(
          ([term, detail]) =>
            detail && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        © {brand.copyrightFrom}–2026 {legal.entity}
      </p>
    </div>
  );
}
