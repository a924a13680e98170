import { type ComponentType, useEffect, useState } from "react";
import { awaitToasts } from "./toast.ts";

type Stack = ComponentType<{ label: string }>;

/** Stands once in the shell. Empty until there may be something to say. */
export function Toaster({ label }: { label: string }) {
  const [Stack, setStack] = useState<Stack>();
  useEffect(() => {
    if (Stack) return;
    const fetchStack = () => {
      import("./toast-stack.tsx").then(
        (loaded) => setStack(() => loaded?.default),
        () => {}, // no line: the next press or message tries again
      );
    };
    const stopWaiting = awaitToasts(fetchStack);
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("a[href]"))) fetchStack();
    };
    for (const sign of ["pointerdown", "keydown"]) window.addEventListener(sign, onPress, { capture: true, passive: true });
    return () => {
      stopWaiting();
      for (const sign of ["pointerdown", "keydown"]) window.removeEventListener(sign, onPress, { capture: true });
    };
  }, [Stack]);
  return Stack ? <Stack label={label} /> : null;
}
