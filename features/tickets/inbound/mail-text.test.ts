import { expect, test } from "vitest";
import { htmlAsText, withoutQuote } from "./mail-text.ts";

const marks = ["You can reply to this mail: what you write above this line is added to the ticket.", "이 메일에 바로 회신할 수 있습니다."];

const corpus: [string, string, string][] = [
  [
    "Gmail, English",
    "Yes, tonight is fine.\n\nOn Thu, Nov 12, 2026 at 1:38 PM Aranode <no-reply@example.com> wrote:\n\n> Dohyun answered\n> | May we replace it tonight?\n",
    "Yes, tonight is fine.",
  ],
  [
    "Gmail, English, line broken before wrote",
    "Yes.\r\n\r\nOn Thu, Nov 12, 2026 at 1:38 PM Aranode Support Desk <\r\nno-reply@support.example.com> wrote:\r\n\r\n> text\r\n",
    "Yes.",
  ],
  [
    "Gmail, Korean",
    "네, 오늘 20시에 진행해 주세요.\n\n2026년 11월 12일 (목) 오후 1:38, 아라노드 <no-reply@example.com>님이 작성:\n\n> 답변이 등록되었습니다\n",
    "네, 오늘 20시에 진행해 주세요.",
  ],
  [
    "Outlook, English",
    "Please go ahead.\n\nKind regards,\nAlex\n\n________________________________\nFrom: Aranode <no-reply@example.com>\nSent: Thursday, November 12, 2026 1:38 PM\nTo: Alex Morgan <alex@example.com>\nSubject: [AR-2026-000482] Packet loss\n\nDohyun answered\n",
    "Please go ahead.\n\nKind regards,\nAlex",
  ],
  [
    "Outlook, old separator",
    "Go ahead.\n\n-----Original Message-----\nFrom: Aranode\nSent: 12 November\nTo: Alex\nSubject: x\n",
    "Go ahead.",
  ],
  [
    "Outlook, Korean",
    "확인했습니다.\n\n보낸 사람: 아라노드 <no-reply@example.com>\n보낸 날짜: 2026년 11월 12일 목요일 오후 1:38\n받는 사람: 김서연 <seoyeon@example.com>\n제목: [AR-2026-000482] 디스크\n\n본문",
    "확인했습니다.",
  ],
  [
    "Outlook for iOS, Korean",
    "확인했습니다.\n\niOS용 Outlook 다운로드\n________________________________\n보낸 사람: 아라노드 <no-reply@example.com>\n보낸 날짜: 목요일\n받는 사람: 김서연\n제목: x",
    "확인했습니다.",
  ],
  [
    "Naver",
    '감사합니다. 잘 됩니다.\n\n-----Original Message-----\nFrom: "아라노드"<no-reply@example.com>\nTo: "김서연"<seoyeon@example.com>;\nCc:\nSent: 2026-11-12 (목) 13:38:00 (GMT+09:00)\nSubject: [AR-2026-000482] 디스크\n\n본문',
    "감사합니다. 잘 됩니다.",
  ],
  [
    "Daum",
    "네 부탁드립니다.\n\n--------- 원본 메일 ---------\n보낸사람: 아라노드\n받는사람: 김서연\n날짜: 2026/11/12\n",
    "네 부탁드립니다.",
  ],
  [
    "Apple Mail, English",
    "Works now.\n\nSent from my iPhone\n\n> On 12 Nov 2026, at 13:38, Aranode <no-reply@example.com> wrote:\n> \n> ﻿Dohyun answered\n",
    "Works now.",
  ],
  [
    "Apple Mail, Korean",
    "이제 됩니다.\n\n나의 iPhone에서 보냄\n\n> 2026. 11. 12. 오후 1:38, 아라노드 <no-reply@example.com> 작성:\n> \n> 답변\n",
    "이제 됩니다.",
  ],
  ["Thunderbird, Korean", "확인했습니다.\n\n2026-11-12 오후 1:38에 아라노드 이(가) 쓴 글:\n> 답변\n", "확인했습니다."],
  ["Samsung, Korean", "네.\n\n-------- 원본 이메일 --------\n발신: 아라노드\n날짜: 26/11/12\n받은사람: x\n제목: y", "네."],
  ["our own line", `Fine.\n\nAranode\nDohyun answered\n${marks[0]}\nmore`, "Fine.\n\nAranode\nDohyun answered"],
  ["our own line, quoted, Korean", `좋습니다.\n> ${marks[1]} 이 줄 위에\n> x`, "좋습니다."],
  ["below the quote", "On 12 Nov 2026 at 13:38 Aranode wrote:\n> Shall we?\n\nYes, please.\n", "Yes, please."],
  ["between the lines", "On 12/11/26 13:38, Aranode wrote:\n> Tonight?\nYes.\n> At 20:00?\nBetter 21:00.\n", "Yes.\nBetter 21:00."],
  ["a signature", "Solved.\n\n-- \nAlex Morgan\nHarbour Games", "Solved."],
  [
    "somebody's own sentence",
    "On Monday our auditor wrote:\nplease send the logs.\n",
    "On Monday our auditor wrote:\nplease send the logs.",
  ],
  ["a line that only looks like a header", "From: rack R14, left side\nto the right one.", "From: rack R14, left side\nto the right one."],
  ["a list of values", "Interface: eth0\nFrom: 10.0.0.1\nports 22, 443", "Interface: eth0\nFrom: 10.0.0.1\nports 22, 443"],
  ["quoted lines alone", "> nothing of mine\n> at all", ""],
];

test.each(corpus)("%s", (_name, given, own) => expect(withoutQuote(given, marks)).toBe(own));

test("markup becomes text and nothing of it survives", () => {
  const html =
    "<html><head><title>x</title><style>p{}</style></head><body><!-- c --><p>Hello&nbsp;<b>you</b> &amp; &lt;me&gt;</p><script>alert(1)</script><div>line<br>two &#44032;&#x110000;</div></body></html>";
  expect(htmlAsText(html)).toBe("Hello you & <me>\nline\ntwo 가\ufffd");
  expect(htmlAsText("text <script>never closed")).toBe("text");
  expect(htmlAsText("a <b")).toBe("a");
});

test("hostile input takes no longer than its length asks for", () => {
  for (const text of ["<!--".repeat(250_000), "<script>".repeat(120_000), "<".repeat(1_000_000), "&#".repeat(500_000)]) {
    expect(htmlAsText(text).length).toBeLessThanOrEqual(text.length);
  }
  const started = performance.now();
  for (const line of [
    `on ${"1:11 @ ".repeat(150_000)}`,
    "> ".repeat(500_000),
    `${" ".repeat(1_000_000)}x`,
    "On 1:11 wrote\n".repeat(50_000),
  ]) {
    withoutQuote(line, marks);
  }
  // Quadratic work on a megabyte would take minutes.
  expect(performance.now() - started).toBeLessThan(60_000);
});
