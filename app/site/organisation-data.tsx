// The provider as structured data, on the pages about it and about reaching it.
import { useRootData } from "#app/shell/use-root-data.ts";
import { brand } from "#content/brand.ts";
import { JsonLd } from "./json-ld.tsx";

export function OrganisationData() {
  const root = useRootData();
  if (!root) return null;
  const { contact, legal, call, social } = root.company;
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "Organization",
        name: brand.name[root.locale],
        legalName: legal.entity,
        url: root.site.origin,
        telephone: call.phone,
        email: contact.email,
        address: legal.address,
        ...(social.length > 0 ? { sameAs: social } : {}),
      }}
    />
  );
}
