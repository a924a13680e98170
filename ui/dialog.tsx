import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./button.tsx";
import "./styles/overlays.css";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the button in the corner. Without it there is none: the actions decide. */
  closeLabel?: string;
  /** Buttons at the foot; the one that does the thing comes last. */
  actions?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
};

/** The browser's own modal: it traps the focus, gives it back, closes on Escape and makes the rest inert. */
export function Dialog({ open, onClose, title, closeLabel, actions, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const node = dialog.current;
    if (!node || node.open === open) return;
    if (open) {
      node.showModal();
      // Browsers begin at the frame of the first choice; whoever answers begins at the choice itself.
      if (document.activeElement instanceof HTMLFieldSetElement)
        document.activeElement.querySelector<HTMLElement>("input:checked, input")?.focus();
    } else node.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={dialog}
      className={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <>
          <div className="dialog-head">
            <h2 className="dialog-title" id={titleId}>
              {title}
            </h2>
            {closeLabel ? (
              <IconButton label={closeLabel} onClick={onClose}>
                <X size={18} />
              </IconButton>
            ) : null}
          </div>
          {children ? <div className="dialog-body">{children}</div> : null}
          {actions ? <div className="dialog-actions">{actions}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
