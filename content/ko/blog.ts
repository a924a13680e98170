import type { page as en } from "../en/blog.ts";
import type { Translation } from "../model.ts";

export const page: Translation<typeof en> = {
  title: "블로그",
  description: "네트워크, 전력, 복제, 복구를 직접 운영하는 팀이 계산식과 명령어까지 풀어 쓴 기술 노트입니다.",
  hero: {
    h1: "운영하는 사람들이 쓰는 기술 노트",
    lead: "요금과 경로, 복구가 실제로 어떻게 움직이는지 계산식과 명령어, 자주 나오는 실수까지 함께 정리합니다.",
  },
};
