import { brand } from "../../brand.ts";
import type { account as en } from "../../en/faq/account.ts";
import { facts } from "../../facts.ts";
import type { Translation } from "../../model.ts";

const { support } = facts;

export const account: Translation<typeof en> = {
  id: "account",
  name: "계정과 지원",
  items: [
    {
      id: "priorities",
      question: "티켓의 우선순위는 어떻게 정하나요?",
      answer: `긴급(P1)은 서비스 중단으로 ${support.p1Minutes}분, 높음(P2)은 품질 저하로 ${support.p2Hours}시간, 보통(P3)은 기한이 있는 문의로 ${support.p3BusinessHours}영업시간, 낮음(P4)은 그 밖의 문의로 ${support.p4BusinessDays}영업일 안에 첫 답변을 드립니다. 우선순위는 고객이 고르며, 담당자는 올릴 수만 있습니다.`,
    },
    {
      id: "reset-password",
      question: "로그인할 수 없습니다. 어떻게 하나요?",
      answer:
        "로그인 화면의 ‘비밀번호 재설정’을 이용해 주세요. 링크는 30분 동안 한 번만 쓸 수 있습니다. 2단계 인증 기기도 없다면 복구 코드를 입력해 주세요. 복구 코드가 없으면 회사 관리자와 전화로 본인을 확인합니다.",
    },
    {
      id: "two-factor",
      question: "2단계 인증은 어떻게 켜나요?",
      answer: "설정에서 원하는 인증 앱으로 켤 수 있으며 복구 코드 10개를 받습니다. 신청이나 삭제 권한이 있는 분께는 꼭 권합니다.",
    },
    {
      id: "several-people",
      question: "여러 명이 계정 하나를 함께 써도 되나요?",
      answer:
        "한 사람이 하나씩 쓰시기를 권합니다. 누가 무엇을 했는지 기록에 남고, 한 사람이 퇴사해도 모두의 비밀번호를 바꿀 필요가 없습니다.",
    },
    {
      id: "export-data",
      question: "내 데이터를 받을 수 있나요?",
      answer: "설정의 ‘내보내기’에서 프로필, 티켓, 메시지, 파일, 로그인 기록을 ZIP 파일로 받을 수 있습니다. 몇 분 안에 준비됩니다.",
    },
    {
      id: "close-account",
      question: "회원 탈퇴는 어떻게 하나요?",
      answer: `설정의 ‘회원 탈퇴’를 이용해 주세요. 14일 뒤에 삭제되며 그 전에 로그인하면 취소됩니다. 청구서처럼 법에 따라 보관해야 하는 자료는 개인정보 처리방침에 적힌 기간만 보관합니다. 문의: ${brand.contact.privacy}`,
    },
    {
      id: "no-reply",
      question: "인증 메일이 오지 않습니다.",
      answer: `스팸함을 확인한 뒤 로그인 화면에서 ‘다시 보내기’를 눌러 주세요. 회사 메일 필터가 링크를 막기도 합니다. ${brand.contact.support} 주소를 허용하거나 가입한 주소로 직접 메일을 보내 주세요.`,
    },
  ],
};
