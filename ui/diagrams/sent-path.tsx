import { type SVGProps, useEffect, useRef, useState } from "react";

type SentPathProps = Omit<SVGProps<SVGPathElement>, "d"> & {
  /** The outline, on the server only. */
  sent: string | undefined;
  /** Brings it where no page did: after a navigation in the browser. */
  fetchOutline: () => Promise<string>;
};

/**
 * A path whose outline comes with the page and stays out of the scripts: coasts and dots weigh more than the code around them. React
 * leaves attributes alone that the page brought, so the browser need not know the outline to take the page over.
 */
export function SentPath({ sent, fetchOutline, ...rest }: SentPathProps) {
  const path = useRef<SVGPathElement>(null);
  const [fetched, setFetched] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the path appears
  useEffect(() => {
    if (!path.current?.hasAttribute("d")) fetchOutline().then(setFetched, () => {});
  }, []);
  return <path {...rest} ref={path} d={fetched ?? sent} suppressHydrationWarning />;
}
