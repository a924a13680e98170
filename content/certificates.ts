// The certificates shown on home, about and compliance. Anything but `held` is drawn as plain text with its state beside it:
// no official mark is used before a certificate exists.
import type { Locale } from "./locales.ts";

export type CertificateStatus = "held" | "in-progress" | "sample" | "hidden";

export type Certificate = {
  id: string;
  name: Record<Locale, string>;
  scope: Record<Locale, string>;
  body: string;
  number: string;
  validFrom: string;
  validTo: string;
  status: CertificateStatus;
  file: string;
};

export const certificates: readonly Certificate[] = [
  {
    id: "iso-27001",
    name: { en: "ISO/IEC 27001:2022", ko: "ISO/IEC 27001:2022 정보보호 경영시스템" },
    scope: {
      en: "Operation of ICN1, ICN2 and PUS1; cloud and network services",
      ko: "ICN1·ICN2·PUS1 데이터센터 운영, 클라우드 및 네트워크 서비스",
    },
    body: "",
    number: "IS-000000",
    validFrom: "2025-04-01",
    validTo: "2028-03-31",
    status: "sample",
    file: "",
  },
  {
    id: "isms-p",
    name: { en: "ISMS-P (Korean information security and privacy management)", ko: "ISMS-P 정보보호 및 개인정보보호 관리체계" },
    scope: { en: "Hosting, colocation and the customer portal", ko: "호스팅·코로케이션 서비스 및 고객 포털 운영" },
    body: "",
    number: "ISMS-P-0000-000",
    validFrom: "2025-07-01",
    validTo: "2028-06-30",
    status: "sample",
    file: "",
  },
  {
    id: "pci-dss",
    name: { en: "PCI DSS v4.0.1 service provider", ko: "PCI DSS v4.0.1 서비스 제공자" },
    scope: { en: "Physical security and network of ICN1 and ICN2", ko: "ICN1·ICN2의 물리 보안과 네트워크" },
    body: "",
    number: "AOC-000000",
    validFrom: "2026-02-01",
    validTo: "2027-01-31",
    status: "sample",
    file: "",
  },
  {
    id: "soc-2",
    name: { en: "SOC 2 Type II", ko: "SOC 2 Type II 보고서" },
    scope: { en: "Security and availability criteria, all five data centres", ko: "보안성과 가용성 기준, 데이터센터 5곳 전체" },
    body: "",
    number: "SOC2-000000",
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
    status: "sample",
    file: "",
  },
  {
    id: "csap",
    name: { en: "CSAP IaaS (Korean cloud security assurance)", ko: "CSAP IaaS 클라우드 보안인증" },
    scope: { en: "Public cloud in kr-seoul, physically separate zone", ko: "kr-seoul 리전 퍼블릭 클라우드, 물리적 분리 구역" },
    body: "",
    number: "CSAP-0000-000",
    validFrom: "2025-12-01",
    validTo: "2030-11-30",
    status: "sample",
    file: "",
  },
];

export const visibleCertificates = certificates.filter(({ status }) => status !== "hidden");
