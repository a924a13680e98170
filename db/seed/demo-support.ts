// Canned replies in both languages and queues somebody has put together.
export const demoCannedReplies = [
  {
    shortcut: "received",
    department: null,
    title: { en: "Received, being checked", ko: "접수 및 확인 중" },
    body: {
      en: "Hello {customer_name},\n\nwe have received {ticket_number} and are looking into it now. You will have our next message by {due_time} at the latest.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n{ticket_number} 건을 접수하여 확인하고 있습니다. 늦어도 {due_time}까지 다시 안내해 드리겠습니다.\n\n{agent_name} 드림",
    },
    used: 41,
  },
  {
    shortcut: "mtr",
    department: "technical",
    title: { en: "Ask for an MTR in both directions", ko: "양방향 MTR 요청" },
    body: {
      en: "Hello {customer_name},\n\nto see where packets are lost we need an MTR in both directions, taken while the problem lasts, 300 probes each:\n\nmtr -rwzbc 300 <address>\n\nPlease attach both reports with the time they were taken.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n손실 구간을 확인하려면 문제가 발생하는 동안 측정한 양방향 MTR 결과가 필요합니다. 아래 명령으로 각각 300회씩 측정해 주세요.\n\nmtr -rwzbc 300 <주소>\n\n두 결과를 측정 시각과 함께 첨부해 주시면 바로 이어서 확인하겠습니다.\n\n{agent_name} 드림",
    },
    used: 28,
  },
  {
    shortcut: "remote-hands",
    department: "technical",
    title: { en: "Confirm a remote-hands job", ko: "원격 작업 지원 일정 확정" },
    body: {
      en: "Hello {customer_name},\n\nour engineers on site will do this work on {service} at {work_time}. Please answer with “confirmed” and name somebody we can reach by phone during the work.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n{service} 작업은 {작업_시각}에 현장 엔지니어가 진행할 예정입니다. 일정이 괜찮으시면 ‘확정’이라고 회신해 주시고, 작업 중 연락 가능한 담당자 연락처를 함께 알려 주세요.\n\n{agent_name} 드림",
    },
    used: 17,
  },
  {
    shortcut: "disk-replaced",
    department: "technical",
    title: { en: "Disk replaced, array rebuilding", ko: "디스크 교체 완료, 재구성 중" },
    body: {
      en: "Hello {customer_name},\n\nthe disk in {service} has been replaced and the array is rebuilding. Until it is done, disk latency may be higher than usual. We will tell you when the rebuild has finished.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n{service} 디스크를 교체했으며 현재 어레이를 재구성하고 있습니다. 재구성이 끝날 때까지 디스크 응답이 평소보다 느릴 수 있습니다. 완료되면 다시 안내해 드리겠습니다.\n\n{agent_name} 드림",
    },
    used: 12,
  },
  {
    shortcut: "attack-over",
    department: "technical",
    title: { en: "Attack mitigated, report follows", ko: "공격 방어 완료, 보고서 안내" },
    body: {
      en: "Hello {customer_name},\n\nthe attack on {service} has been filtered and traffic is back to normal. The report with times, vectors and peak rates follows in this ticket within 24 hours.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n{service} 대상 공격을 차단했으며 트래픽이 정상 수준으로 돌아왔습니다. 공격 시각, 유형, 최대 트래픽을 정리한 보고서는 24시간 안에 이 티켓으로 보내 드리겠습니다.\n\n{agent_name} 드림",
    },
    used: 9,
  },
  {
    shortcut: "tax-invoice",
    department: "billing",
    title: { en: "Corrected tax invoice issued", ko: "수정세금계산서 발행" },
    body: {
      en: "Hello {customer_name},\n\nwe have issued a corrected tax invoice with the changes you asked for. It reaches the address you gave us from the tax service by tomorrow morning.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n요청하신 내용을 반영해 수정세금계산서를 발행했습니다. 내일 오전까지 알려 주신 이메일로 도착할 예정입니다.\n\n{agent_name} 드림",
    },
    used: 22,
  },
  {
    shortcut: "credit",
    department: "billing",
    title: { en: "Service credit granted", ko: "서비스 크레딧 적용" },
    body: {
      en: "Hello {customer_name},\n\nwe have checked your claim against the measured availability of {service}. The credit of {amount} will be taken off the next invoice.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n신청하신 내용을 {service} 측정 기록과 비교하여 확인했습니다. 서비스 크레딧 {감면_금액}을 다음 청구서에서 차감하겠습니다.\n\n{agent_name} 드림",
    },
    used: 8,
  },
  {
    shortcut: "quote",
    department: "sales",
    title: { en: "Quote follows, two questions", ko: "견적 안내 전 확인 사항" },
    body: {
      en: "Hello {customer_name},\n\nthank you for asking. For an exact quote we need two things: the term you have in mind (1, 12, 24 or 36 months) and the date you need it by. With both we send the quote on the same business day.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님. 문의해 주셔서 감사합니다.\n\n정확한 견적을 드리기 위해 두 가지를 확인하려고 합니다. 약정 기간(1·12·24·36개월)과 개통 희망일을 알려 주세요. 확인되는 당일(영업일 기준)에 견적서를 보내 드리겠습니다.\n\n{agent_name} 드림",
    },
    used: 15,
  },
  {
    shortcut: "abuse-24h",
    department: "abuse",
    title: { en: "Abuse report: 24 hours to answer", ko: "악용(어뷰즈) 신고: 24시간 내 조치 요청" },
    body: {
      en: "Hello {customer_name},\n\nwe have received a report about traffic from {service}. Please check the system and tell us within 24 hours what you found and did. Without an answer we have to restrict the port concerned.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n{service}에서 발생한 트래픽에 대해 외부 신고가 접수되었습니다. 시스템을 점검하신 뒤 확인 내용과 조치 결과를 24시간 안에 회신해 주세요. 회신이 없으면 해당 포트의 통신을 제한할 수 있습니다.\n\n{agent_name} 드림",
    },
    used: 6,
  },
  {
    shortcut: "solved",
    department: null,
    title: { en: "Solved, may we close?", ko: "해결 확인 및 종료 안내" },
    body: {
      en: "Hello {customer_name},\n\nfrom our side this is solved. If you agree, there is nothing to do: the ticket closes automatically after seven days. If anything is left, just reply.\n\n{agent_name}",
      ko: "안녕하세요, {customer_name} 님.\n\n요청하신 내용은 처리가 완료된 것으로 확인했습니다. 추가 문의가 없으면 7일 후 티켓이 자동으로 종료됩니다. 더 확인이 필요한 부분이 있으면 이 티켓에 회신해 주세요.\n\n{agent_name} 드림",
    },
    used: 33,
  },
] as const;

export const demoViews = [
  { by: "agent", name: "한국어 고객 · 답변 필요", filters: { view: "needs_reply", language: "ko" } },
  { by: "agent", name: "기술 · 미배정", filters: { view: "unassigned", department: "technical" } },
  { by: "agent", name: "회선 관련", filters: { view: "all", tag: "회선" } },
  { by: "admin", name: "만족도 3점 이하", filters: { view: "closed", rating_at_most: 3 } },
  { by: "admin", name: "영어 고객 · 긴급", filters: { view: "all", language: "en", priority: "urgent" } },
] as const;
