import { facts } from "../../facts.ts";
import { vpnFigures as f } from "../../figures/vpn.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { popByCode } from "../../pops.ts";
import { ticketLink } from "../../ticket-link.ts";

const { lines, vpn } = livePrices;

export const page = {
  title: "VPN",
  description: `Site-to-site IPsec, WireGuard and SSL VPN on two gateways in two buildings: ${f.tunnelGbps} Gbps per tunnel, failover within ${f.failoverSeconds} seconds, SSO and two-step verification for people.`,
  hero: {
    h1: "VPN for branches, clouds and remote staff",
    lead: "For companies with branches and staff at home: IPsec for sites, WireGuard for staff, and SSL VPN on TCP 443 for networks that block the rest.",
    secondary: "Calculate the price",
    price: startingPrice(vpn.remote10.krw, "month", `remote access for 10 users; IPsec gateway ${won(vpn.ipsec200.krw, "en")}`, "en"),
  },
  comparison: {
    eyebrow: "Comparison",
    heading: "IPsec, WireGuard, SSL VPN and dedicated line compared",
    intro: "Most companies use two of these together.",
    columns: ["Question", "IPsec", "WireGuard", "SSL VPN", "Dedicated line"],
    rows: [
      ["Joins", "Site to site, site to cloud", "A person to the network", "A person behind a strict network", "Two buildings"],
      [
        "Speed",
        `${f.tunnelGbps} Gbps a tunnel, ${f.ecmpGbps} with ECMP`,
        "What the laptop's line gives",
        "Lower: TCP inside TCP",
        "10 Mbps – 100 Gbps, guaranteed",
      ],
      ["Latency", "Internet, not guaranteed", "Internet, not guaranteed", "Internet, plus retransmissions", "In the contract"],
      ["Client", "Any IKEv2 router or firewall", "App on five systems, MTU 1420", "Browser or app on TCP 443", "A port"],
      ["Set-up", "Hours", "Minutes per person", "Minutes per person", "5 business days to 12 weeks"],
      ["Encrypted", "AES-256-GCM", "ChaCha20-Poly1305", "TLS 1.3", "Isolated; encryption is extra"],
      [
        "From, a month",
        `${won(vpn.ipsec200.krw, "en")} a gateway`,
        `${won(vpn.remote10.krw, "en")} for 10 users`,
        "In the same 10 users",
        won(lines.metro.mbps100.krw, "en"),
      ],
    ],
  },
  topology: {
    eyebrow: "Calculator",
    heading: "VPN price by gateway and users",
    intro: "Tunnels are not billed: the price is the gateway, its pair and the remote users.",
    sites: "Sites, the hub included",
    shape: "Shape",
    shapes: {
      hub: { label: "Hub and spoke", hint: "every site to our gateway pair; site-to-site traffic passes the hub" },
      mesh: { label: "Full mesh", hint: "every site to every other; shortest path, most configuration" },
    },
    pathHub: "Busan to Tokyo through Seoul",
    pathMesh: "Busan to Tokyo direct",
    hubName: "Gateway pair, ICN1 + ICN2",
    gateway: "Gateway",
    gateways: { small: "200 Mbps", large: "1 Gbps" },
    ha: "High availability",
    haOptions: { off: "One gateway", on: "Pair, × 1.8" },
    users: "Remote users",
    userOptions: { none: "none", u10: "up to 10", u50: "up to 50", u200: "up to 200" },
    bill: {
      title: "Monthly estimate",
      badge: "sample prices",
      sub: "per month, VAT excluded",
      gateway: "IPsec gateway {size}",
      ha: "Second gateway and failover",
      users: "Remote access, {users} users",
    },
    summary: "{shape}, {sites} sites, {tunnels} tunnels, gateway {size}, {ha}, {users} remote users",
    title: "Sites joined by tunnels",
    description:
      "Sites on a circle. In the hub shape each is joined to the gateway pair in the middle; in the mesh each is joined to every other.",
    assumptions: {
      heading: "What this assumes",
      items: [
        "A tunnel is one IPsec pair between two sites. With a high-availability gateway each is built twice, to ICN1 and to ICN2; it is still counted once.",
        `The pair costs ${vpn.haFactor} times one gateway. Tunnels themselves are not billed.`,
        "In a mesh your own routers hold the tunnels between sites; our gateway is one of the sites.",
        "KRW prices exclude 10% VAT.",
      ],
    },
  },
  capabilities: {
    eyebrow: "Features",
    heading: "VPN features",
    items: [
      {
        title: "Site-to-site IPsec",
        body: `IKEv2 only, AES-256-GCM, SHA-384, ECP-384 and perfect forward secrecy, rekeyed every ${f.rekeyHours} hours. Routes by BGP or by hand. IKEv1, 3DES and group 2 are refused.`,
        figure: { value: "IKEv2", label: "only; AES-256-GCM, ECP-384, PFS" },
      },
      {
        title: "Throughput",
        body: `Up to ${f.tunnelGbps} Gbps per tunnel, the same order as the standard tunnel of the big clouds, because one tunnel uses one core. Eight tunnels with ECMP carry ${f.ecmpGbps}\u00a0Gbps; one flow still stays on one tunnel.`,
        figure: { value: `${f.ecmpGbps}`, unit: "Gbps", label: "with eight tunnels and ECMP" },
      },
      {
        title: "Remote access",
        body: `WireGuard over UDP with MTU ${grouped(f.wireguardMtu)}, or SSL VPN on TCP 443 where only web traffic is allowed. Log-in through your own SAML or OIDC provider with two-step verification; a device check refuses a laptop without disk encryption. Split tunnel by destination.`,
        figure: { value: "SSO", label: "with two-step verification; no shared keys, no local passwords" },
      },
      {
        title: "Two gateways",
        body: `One in ICN1 and one in ICN2, ${facts.distances.icn1ToIcn2Km} km apart. Dead-peer detection checks every ${f.dpdSeconds} seconds and switches after ${f.dpdRetries} missed answers, so the second takes over within ${f.failoverSeconds} seconds.`,
        figure: { value: `≤ ${f.failoverSeconds}`, unit: "s", label: "until traffic flows again" },
      },
      {
        title: "Router configuration files",
        body: `Tell us the router and its version ${ticketLink("by ticket", "Router configuration file")}; we send the configuration with your addresses and timers filled in within one business day. Connection logs are kept for one year, with user, device, time and volume, and no content.`,
        figure: { value: `${f.logYears}`, unit: "year", label: "of connection logs" },
      },
    ],
  },
  spec: {
    eyebrow: "Ciphers and sizes",
    heading: "Ciphers, packet sizes and ports",
    updated: "2026-11-15",
    groups: [
      {
        caption: "IPsec",
        rows: [
          ["IKE", "v2, AES-256-GCM, PRF SHA-384, ECP-384"],
          ["ESP", "AES-256-GCM, PFS ECP-384"],
          ["Authentication", "Certificate or 32+ character key"],
          ["Lifetimes", `IKE 24 h, ESP ${f.rekeyHours} h`],
        ],
      },
      {
        caption: "Packet sizes",
        rows: [
          ["IPsec with NAT traversal", `MTU ${grouped(f.ipsecMtu)}, TCP MSS ${grouped(f.ipsecMss)}`],
          ["WireGuard", `MTU ${grouped(f.wireguardMtu)}, TCP MSS ${grouped(f.wireguardMss)}`],
          ["MSS clamping", "On by default, both directions"],
        ],
      },
      {
        caption: "Availability",
        rows: [
          ["Pair", `${facts.sla.vpnHa} a month (${facts.downtimePer30Days["99.95%"]} per 30 days)`],
          ["Detection", `DPD ${f.dpdSeconds} s × ${f.dpdRetries}, or BFD under BGP`],
          ["Maintenance", `One gateway at a time, ${facts.maintenanceNoticeDays} days' notice`],
        ],
      },
      {
        caption: "Access",
        rows: [
          ["Log-in", "SAML 2.0, OIDC, TOTP or passkey"],
          ["Clients", "Windows, macOS, Linux, iOS, Android"],
          ["Ports", "UDP 500, 4500, 51820; TCP 443"],
        ],
      },
    ],
  },
  delivery: {
    eyebrow: "Set-up",
    heading: "Set-up in two days",
    steps: [
      {
        when: "1 hour",
        title: "Plan",
        body: "Networks on each side, overlaps marked, shape chosen. Overlapping ranges must be resolved first.",
      },
      { when: "Same day", title: "Gateways", body: "The pair is created with your addresses. We send one configuration per router." },
      {
        when: "Half a day each",
        title: "Routers",
        body: "Load the configuration and check the tunnel. We stay on the phone for the first site.",
        key: true,
      },
      {
        when: "Day 2",
        title: "People",
        body: "Your identity provider is connected; users enrol themselves with a link and two-step verification.",
      },
      { when: "Day 2", title: "Failover drill", body: "We stop the first gateway at an hour you name and count the seconds." },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of VPN",
    items: [
      {
        title: "No latency guarantee",
        body: "A tunnel takes the path the internet gives it. If a round trip must hold, buy a [dedicated line](/services/dedicated-line) and keep the VPN as its backup.",
      },
      {
        title: "Limit per flow",
        body: `A single copy job will not pass ${f.tunnelGbps} Gbps however many tunnels there are. Use parallel streams.`,
      },
      {
        title: "No old ciphers",
        body: "A router with IKEv1 only cannot connect. We lend one that supports IKEv2.",
      },
      { title: "Not an anonymiser", body: "This joins your own networks. It is no service for hiding where a person browses from." },
    ],
  },
  price: {
    id: "network",
    eyebrow: "Price",
    heading: "VPN price per gateway",
    body: `Tunnels are not billed. A pair of gateways costs ${vpn.haFactor} times one. Traffic between your sites through the pair is included; what leaves to the internet counts as usual.`,
    from: won(vpn.ipsec200.krw, "en"),
    unit: `a month, IPsec gateway 200 Mbps (${usd(vpn.ipsec200.usd)}), VAT excluded`,
    included: ["All tunnels the gateway can hold", "Configuration file per router", "Logs for one year"],
    extra: [
      `1 Gbps gateway ${won(vpn.ipsec1g.krw, "en")}; pair × ${vpn.haFactor}`,
      `Remote access ${won(vpn.remote10.krw, "en")} for 10, ${won(vpn.remote50.krw, "en")} for 50, ${won(vpn.remote200.krw, "en")} for 200 users`,
      "Router on loan, set-up on site",
    ],
  },
  faq: {
    heading: "Questions about VPN",
    items: [
      {
        id: "q-slow",
        question: "Why is our VPN slow?",
        answer: `Three checks, in this order. First packet size: run ping -M do -s ${f.ipsecMtu - 28} to the far side; if it fails and a smaller one passes, something on the way ignores the MTU, so clamp the MSS to ${grouped(f.ipsecMss)}. Second, one flow or many: if iperf3 -P 8 is several times faster than iperf3 alone, you are at the limit of a single flow. Third, distance: one TCP stream with a 64 KB window over ${popByCode("SIN").rtt} ms (Seoul–Singapore) cannot exceed about 7.5 Mbps, so enable window scaling or move the server.`,
      },
      {
        id: "q-devices",
        question: "Which devices work?",
        answer:
          "Any that speaks IKEv2 with AES-256-GCM and ECP-384. We send tested configurations for the common router and firewall families, strongSwan and the VPN gateways of the large clouds, and state the oldest version we have run. If yours lacks the ciphers, AES-256-CBC with SHA-256 and group 14 is the floor, granted per tunnel and listed in your security report.",
      },
      {
        id: "q-line",
        question: "VPN or dedicated line?",
        answer: `Below ${f.lineThresholdMbps} Mbps, and with applications that tolerate short delays, take the VPN: it costs about a tenth and is ready in two days. For a steady flow, for replication or voice that is bound to a round trip, take the line and run the VPN beside it as the backup path, with BGP preferring the line. Then a cable cut makes the connection slower but does not stop the office.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/dedicated-line", "/services/firewall", "/solutions/network-design", "/services/multi-cloud-connection"],
  },
  call: {
    heading: "List your sites and their routers",
    body: "City, line speed, make and version. We return the shape, the address plan and one tested configuration per router within one business day.",
  },
} satisfies ServicePage;
