// Sample tickets of the English-speaking customers.
import type { DemoTicket } from "./demo-story.ts";

const mtr = `HOST: match-sin-02                       Loss%   Snt   Last   Avg  Best  Wrst StDev
  1. AS64500  203.0.113.1                 0.0%   300    0.4   0.5   0.3   2.1   0.2
  2. AS64500  198.51.100.18               0.0%   300    1.1   1.2   0.9   6.4   0.5
  3. AS64500  198.51.100.42               3.1%   300   69.9  70.6  69.7 104.2   3.8
  4. AS64500  198.51.100.77               3.0%   300   70.2  70.8  69.9 101.7   3.6
  5. AS64500  203.0.113.130               3.2%   300   70.3  71.0  70.0 106.3   4.0
`;

export const demoTicketsEn: readonly DemoTicket[] = [
  {
    customer: "alex",
    subject: "Packet loss of about 3% on the Seoul–Singapore line",
    department: "technical",
    priority: "high",
    service: "DL-ICN-SIN-1G",
    tags: ["회선", "packet-loss"],
    assignee: "agent",
    follower: "admin",
    steps: [
      {
        at: "-1d 13:26",
        customer:
          "Since about 13:10 KST our players in Singapore see rubber-banding. MTR from match-sin-02 shows loss starting at the third hop, about 3%, in this direction only. CPU and interface counters on our side are clean.\n\nThe report is attached. Is something going on with the line?",
        file: { name: "mtr-sin-icn-1324.txt", text: mtr },
      },
      {
        at: "-1d 13:38",
        by: "agent",
        reply:
          "Hello Alex,\n\nthank you for the MTR, it helps a lot. We see the same on our side: one member of the bundle towards Singapore has been dropping frames with CRC errors since 13:08. We are moving your line to the other member now; expect one interruption of less than a second.\n\nI will write again when it is done.\n\n박도현 (Dohyun Park)",
        next: "in_progress",
      },
      {
        at: "-1d 13:41",
        by: "agent",
        note: "번들 멤버 et-0/0/7 CRC 증가 확인. 고객 회선을 et-0/0/8로 이동, 광 모듈 교체는 오늘 22시 작업으로 등록.",
      },
      {
        at: "-1d 13:52",
        by: "agent",
        reply:
          "Done at 13:49:\n\n- your line runs over the other member of the bundle\n- 0 lost of 3,000 probes since then, round trip 70.1 ms\n- the optical module with the errors is replaced tonight at 22:00 KST; your traffic does not touch it\n\nPlease tell us whether your players see it the same way.\n\n박도현 (Dohyun Park)",
      },
      {
        at: "-48m",
        customer:
          "That fixed it within a minute, thank you. One more thing: between 02:10 and 02:25 KST last night we saw loss again, about 0.4%. Was that your module work?",
      },
    ],
  },
  {
    customer: "alex",
    subject: "Last invoice lists two floating IPs we had released before",
    department: "billing",
    priority: "normal",
    tags: ["invoice"],
    assignee: "admin",
    unread: true,
    steps: [
      {
        at: "-2d 10:05",
        customer:
          "Last month's invoice still lists `198.51.100.201` and `198.51.100.202`. Both were released three weeks before the month began. Could you correct it before our next payment run?",
      },
      {
        at: "-2d 14:31",
        by: "admin",
        reply:
          "Hello Alex,\n\nyou are right: the release was logged in time, but the two addresses stayed on the billing plan. We have taken them off and issued a corrected invoice, ₩8,000 (VAT excluded) less. It replaces the earlier one, which needs no action from you.\n\nThe days since the release in the month before will be credited on the next invoice.\n\n윤세라 (Sera Yoon)",
      },
    ],
  },
  {
    customer: "alex",
    subject: "Match servers unreachable, attack on 203.0.113.16/28?",
    department: "technical",
    priority: "urgent",
    service: "DDOS-4471",
    tags: ["ddos"],
    assignee: "agent",
    steps: [
      {
        at: "-9d 21:14",
        customer: "All match servers in Seoul have been timing out since 21:11. The port is at 100% inbound. Please check.",
      },
      {
        at: "-9d 21:18",
        by: "agent",
        reply:
          "We see it: UDP reflection, peak 46 Gbps towards 203.0.113.20. Filters for your game ports have been in place since 21:17 and legitimate traffic passes. Please confirm that players can connect.\n\n박도현 (Dohyun Park)",
        next: "in_progress",
      },
      { at: "-9d 21:22", customer: "Confirmed, players are back in. Thank you." },
      {
        at: "-8d 11:40",
        by: "agent",
        reply:
          "The report for your records:\n\n- start 21:11:04, first filter 21:11:07 (automatic), game-port profile 21:17:20\n- vectors: DNS and CLDAP reflection, then UDP floods on 7000–7010\n- peak 46.2 Gbps, 11.3 Mpps; end 22:03\n\nThe automatic profile did not know your new ports 7005–7010. They are part of it now, so the six minutes will not repeat.\n\n박도현 (Dohyun Park)",
      },
      { at: "-8d 12:05", close: "customer" },
      { at: "-8d 12:06", rating: 5, comment: "Four minutes on a Friday night. The report told us exactly what to change." },
    ],
  },
  {
    customer: "alex",
    subject: "Another 3.3 kW for rack ICN2-R14",
    department: "sales",
    priority: "normal",
    service: "RACK-ICN2-R14",
    tags: ["colocation"],
    assignee: "admin",
    steps: [
      {
        at: "-5d 15:12",
        customer:
          "We will add six servers to R14 next month, about 2.6 kW. Can the rack go from 3.3 to 6.6 kW? What does it cost and when can it be done?",
      },
      {
        at: "-5d 17:20",
        by: "admin",
        reply:
          "Hello Alex,\n\nR14 can go to 6.6 kW. Both feeds need a 40 A breaker for that, and the panel of your row is being extended next week. As soon as we have the date, we will send you the quote together with the maintenance window.\n\n윤세라 (Sera Yoon)",
        next: "on_hold",
      },
      { at: "-4d 09:30", by: "admin", note: "전력팀 회신: A/B 분전반 40 A 차단기 증설 다음 주 수요일 완료 예정. 완료 확인 후 견적 발송." },
    ],
  },
  {
    customer: "alex",
    subject: "Reverse DNS for 203.0.113.32/28",
    department: "technical",
    priority: "low",
    steps: [
      {
        at: "-25m",
        customer:
          "Please set reverse DNS for our new range:\n\n- 203.0.113.34 → mail1.harbourgames.example\n- 203.0.113.35 → mail2.harbourgames.example\n\nThe forward records are in place.",
        via: "mail",
      },
    ],
  },
  {
    customer: "alex",
    subject: "Purge takes over a minute in Jakarta",
    department: "technical",
    priority: "normal",
    service: "CDN-2093",
    tags: ["cdn"],
    assignee: "agent",
    steps: [
      {
        at: "-26d 11:02",
        customer: "A purge by tag is visible everywhere in about two seconds, but in Jakarta it took 70 seconds twice today.",
      },
      {
        at: "-26d 13:48",
        by: "agent",
        reply:
          "One of the four cache nodes in Jakarta received purges through a slow path after yesterday's maintenance. It is back on the direct one: 40 purges since then, the slowest took 2.4 s.\n\n박도현 (Dohyun Park)",
      },
      { at: "-21d 14:00", close: "system" },
    ],
  },
  {
    customer: "priya",
    subject: "Object storage answers 503 for about one request in twenty",
    department: "technical",
    priority: "urgent",
    service: "OBJ-SIN-0096",
    tags: ["storage"],
    steps: [
      {
        at: "-6m",
        customer:
          "For the last 10 minutes, about 5% of our PUT requests to the bucket in Singapore have failed with 503 `SlowDown`. We write 400 objects per second, as always. Our ingestion queue is growing.",
      },
    ],
  },
  {
    customer: "priya",
    subject: "Access log delivery to a second bucket",
    department: "technical",
    priority: "normal",
    service: "OBJ-SIN-0096",
    assignee: "agent",
    steps: [
      {
        at: "-3d 16:05",
        customer:
          "Can access logs be delivered to a bucket of another project in the same account? So far they can only go to the same project.",
      },
      {
        at: "-2d 10:12",
        by: "agent",
        reply:
          "Hello Priya,\n\nyes. The target bucket needs a policy that lets the log writer put objects. The tool cannot set it across projects yet, so we have set it for you on `lumen-audit-logs`. Delivery starts with the next full hour.\n\nTwo things to know:\n\n1. Objects are named by UTC hour.\n2. The log writer cannot read or delete what it wrote.\n\n박도현 (Dohyun Park)",
      },
      { at: "-1d 11:47", customer: "Works, the first files are there. Can you also set a 180-day retention on that bucket?" },
      { at: "-1d 13:15", start: "agent" },
    ],
  },
];
