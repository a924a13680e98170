import { Component, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { keepFocus } from "./keep-focus.ts";

/** The place of every screen behind a log-in. */
export function ShellMain({ className, children }: { className: string; children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <main id="main" tabIndex={-1} className={`shell-main ${className}`}>
      <LeaveFocus path={useLocation().pathname} />
      {children}
    </main>
  );
}

/**
 * A link that was clicked has the focus when its screen is taken away. The browser then works out the layout of what is left, in the middle
 * of the change, only to throw it away; so the focus moves to the main region just before.
 */
class LeaveFocus extends Component<{ path: string }> {
  override getSnapshotBeforeUpdate({ path }: { path: string }) {
    const main = path === this.props.path ? null : document.getElementById("main");
    if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
    return null;
  }

  override componentDidUpdate() {}

  override render() {
    return null;
  }
}
