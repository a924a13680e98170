// The certificate register as rows of a comparison table.

import { type CertificateStatus, visibleCertificates } from "#content/certificates.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export function certificateRows(locale: Locale, states: Record<CertificateStatus, string>): readonly (readonly string[])[] {
  return visibleCertificates.map((certificate) => [
    certificate.name[locale],
    certificate.scope[locale],
    certificate.number,
    `${certificate.validFrom} ${localeTraits[locale].range} ${certificate.validTo}`,
    states[certificate.status],
  ]);
}
