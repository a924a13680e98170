// The certificate register as rows of a comparison table.
import { type CertificateStatus, visibleCertificates } from "#content/certificates.ts";
import type { Locale } from "#content/locales.ts";

export function certificateRows(locale: Locale, states: Record<CertificateStatus, string>): readonly (readonly string[])[] {
  const until = locale === "ko" ? "~" : "–";
  return visibleCertificates.map((certificate) => [
    locale === "ko" ? certificate.nameKo : certificate.nameEn,
    locale === "ko" ? certificate.scopeKo : certificate.scopeEn,
    certificate.number,
    `${certificate.validFrom} ${until} ${certificate.validTo}`,
    states[certificate.status],
  ]);
}
