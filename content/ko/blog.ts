import type { page as en } from "../en/blog.ts";
import type { Translation } from "../model.ts";

export const page: Translation<typeof en> = {
  title: "블로그",
  description: "네트워크와 데이터센터를 운영하는 엔지니어가 계산식과 명령어를 곁들여 쓴 기술 노트입니다.",
  hero: {
    h1: "기술 노트",
    lead: "과금, 라우팅, 복제, 복구의 원리를 계산식과 명령어, 자주 하는 실수와 함께 정리합니다.",
  },
};
