import { type RefObject, useEffect, useRef } from "react";

/**
 * Public pages load their scripts on the first touch, so a visitor can move a control before React knows it. The browser keeps that
 * value; this hands it over once, instead of leaving the drawing behind its own slider.
 */
export function useEarlyInput<E extends HTMLElement>(
  ref: RefObject<E | null>,
  read: (element: E) => string | undefined,
  drawn: string,
  onEarly: (value: string) => void,
): void {
  const first = useRef({ drawn, read, onEarly });
  useEffect(() => {
    const { drawn, read, onEarly } = first.current;
    const value = ref.current ? read(ref.current) : undefined;
    if (value !== undefined && value !== drawn) onEarly(value);
  }, [ref]);
}

export function inputValue(element: HTMLInputElement): string {
  return element.value;
}

export function checkedRadio(element: HTMLElement): string | undefined {
  return element.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
}
