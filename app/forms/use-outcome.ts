import { useRef } from "react";
import { useLocation } from "react-router";

/**
 * What the form of this page was answered. The router forgets it with the next refresh in the background (news over the live connection);
 * the page keeps it until its next form or navigation: a mistake stays marked, a secret shown once stays on the screen.
 */
export function useOutcome<T>(answer: T | undefined): T | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: T }>(undefined);
  if (answer !== undefined) kept.current = { key, answer };
  return kept.current?.key === key ? kept.current.answer : undefined;
}
