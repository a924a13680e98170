import type { account as en } from "../../en/faq/account.ts";
import { deletionGraceDays } from "../../figures/legal.ts";
import { liveBrand as brand, live } from "../../live.ts";
import type { Translation } from "../../model.ts";

export const account: Translation<typeof en> = {
  id: "account",
  name: "계정과 지원",
  items: [
    {
      id: "priorities",
      question: "티켓의 우선순위는 어떻게 정하나요?",
      answer: `서비스가 중단된 긴급(P1) 티켓은 24시간 언제든 ${live.p1Minutes}분 안에 첫 답변을 드립니다. 심각한 성능 저하는 높음(P2)으로 업무 시간(영업일 ${live.hours} KST) 기준 ${live.p2}, 일정이 정해진 문의는 보통(P3)으로 업무 시간 기준 ${live.p3}, 그 밖의 문의는 낮음(P4)으로 ${live.p4}입니다. 우선순위는 고객이 정합니다. 담당자가 높일 수는 있지만, 동의 없이 낮추지는 않습니다.`,
    },
    {
      id: "reset-password",
      question: "로그인할 수 없으면 어떻게 하나요?",
      answer:
        "로그인 화면의 ‘비밀번호 재설정’을 이용해 주세요. 링크는 30분 동안 한 번만 쓸 수 있습니다. 2단계 인증 기기를 쓸 수 없다면 복구 코드를 입력해 주세요. 복구 코드도 없으면 전화로 본인을 확인해 드립니다.",
    },
    {
      id: "two-factor",
      question: "2단계 인증은 어떻게 켜나요?",
      answer: "설정의 ‘2단계 인증’에서 원하는 인증 앱을 등록하면 복구 코드 10개를 받습니다. 모든 계정에 사용하시기를 권장합니다.",
    },
    {
      id: "several-people",
      question: "여러 명이 계정 하나를 함께 써도 되나요?",
      answer:
        "계정은 한 사람이 하나씩 쓰시기를 권장합니다. 누가 무엇을 했는지 기록에 남고, 퇴사자가 생겨도 다른 사람의 비밀번호를 바꿀 필요가 없습니다. 동료와 티켓을 함께 보려면 설정 > ‘조직’에서 초대해 주세요.",
    },
    {
      id: "export-data",
      question: "내 데이터를 받을 수 있나요?",
      answer:
        "설정 > 개인정보 > ‘데이터 내보내기’에서 프로필, 티켓, 메시지, 파일, 로그인 기록을 ZIP 파일로 받을 수 있습니다. 몇 분 안에 준비됩니다.",
    },
    {
      id: "close-account",
      question: "회원 탈퇴는 어떻게 하나요?",
      answer: `설정 > 개인정보 > ‘회원 탈퇴’를 이용해 주세요. 신청 ${deletionGraceDays}일 뒤에 삭제되며 그 전에 로그인하면 취소됩니다. 청구서처럼 법령에 따라 보관해야 하는 자료는 개인정보 처리방침에 적힌 기간 동안 보관합니다. 문의: ${brand.contact.privacy}`,
    },
    {
      id: "no-reply",
      question: "인증 메일이 오지 않으면 어떻게 하나요?",
      answer: `스팸 메일함을 확인해 주세요. 로그인 화면에서 비밀번호까지 입력하면 ‘인증 메일 다시 보내기’가 표시됩니다. 회사 메일 필터가 링크를 차단하기도 하므로 ${brand.contact.support} 주소를 허용하거나, 가입한 주소에서 당사로 메일을 보내 주세요.`,
    },
  ],
};
