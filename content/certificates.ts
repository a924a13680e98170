// The certificates shown on home, about and compliance. Anything but `held` is drawn as plain text with its state beside it:
// no official mark is used before a certificate exists.
export type CertificateStatus = "held" | "in-progress" | "sample" | "hidden";

export type Certificate = {
  id: string;
  nameEn: string;
  nameKo: string;
  scopeEn: string;
  scopeKo: string;
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
    nameEn: "ISO/IEC 27001:2022",
    nameKo: "ISO/IEC 27001:2022 정보보호 경영시스템",
    scopeEn: "Operation of ICN1, ICN2 and PUS1; cloud and network services",
    scopeKo: "ICN1·ICN2·PUS1 데이터센터 운영, 클라우드 및 네트워크 서비스",
    body: "",
    number: "IS-000000",
    validFrom: "2025-04-01",
    validTo: "2028-03-31",
    status: "sample",
    file: "",
  },
  {
    id: "isms-p",
    nameEn: "ISMS-P (Korean information security and privacy management)",
    nameKo: "ISMS-P 정보보호 및 개인정보보호 관리체계",
    scopeEn: "Hosting, colocation and the customer portal",
    scopeKo: "호스팅·코로케이션 서비스 및 고객 포털 운영",
    body: "",
    number: "ISMS-P-0000-000",
    validFrom: "2025-07-01",
    validTo: "2028-06-30",
    status: "sample",
    file: "",
  },
  {
    id: "pci-dss",
    nameEn: "PCI DSS v4.0.1 service provider",
    nameKo: "PCI DSS v4.0.1 서비스 제공자",
    scopeEn: "Physical security and network of ICN1 and ICN2",
    scopeKo: "ICN1·ICN2의 물리 보안과 네트워크",
    body: "",
    number: "AOC-000000",
    validFrom: "2026-02-01",
    validTo: "2027-01-31",
    status: "sample",
    file: "",
  },
  {
    id: "soc-2",
    nameEn: "SOC 2 Type II",
    nameKo: "SOC 2 Type II 보고서",
    scopeEn: "Security and availability criteria, all five data centres",
    scopeKo: "보안성과 가용성 기준, 데이터센터 5곳 전체",
    body: "",
    number: "SOC2-000000",
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
    status: "sample",
    file: "",
  },
  {
    id: "csap",
    nameEn: "CSAP IaaS (Korean cloud security assurance)",
    nameKo: "CSAP IaaS 클라우드 보안인증",
    scopeEn: "Public cloud in kr-seoul, physically separate zone",
    scopeKo: "kr-seoul 리전 퍼블릭 클라우드, 물리적 분리 구역",
    body: "",
    number: "CSAP-0000-000",
    validFrom: "2025-12-01",
    validTo: "2030-11-30",
    status: "sample",
    file: "",
  },
];

export const visibleCertificates = certificates.filter(({ status }) => status !== "hidden");
