import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import "./styles/overlays.css";

type TooltipProps = { text: ReactNode; side?: "top" | "bottom" | "left" | "right"; children: ReactElement };

/** Adds to what is already said in words: the child must have a name of its own. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={7} collisionPadding={8}>
          <BaseTooltip.Popup className="tooltip">{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
