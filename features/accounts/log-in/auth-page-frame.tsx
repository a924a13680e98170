import "./auth-page-frame.css";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Notice } from "#ui/notice.tsx";

type GateProps = {
  title: ReactNode;
  sub?: ReactNode;
  /** Beside the form: a chart. */
  figure?: ReactNode;
  /** A form longer than the screen: wider, and it starts at the top. */
  long?: boolean;
  children: ReactNode;
};

/** The pages in front of the customer area: a form, and a drawing of where it leads. */
export function AuthPageFrame({ title, sub, figure, long, children }: GateProps) {
  return (
    <div className="gate wrap" data-long={long || undefined}>
      <div className="gate-box">
        <h1>{title}</h1>
        {sub ? <p className="gate-sub">{sub}</p> : null}
        {children}
      </div>
      {figure ? <div className="gate-figure">{figure}</div> : null}
    </div>
  );
}

/** What went wrong with the form as a whole; read out when it appears. */
export function GateAlert({ children, wait }: { children: ReactNode; wait?: ReactNode }) {
  return (
    <Notice tone="late" announce>
      {children}
      {wait ? <span className="gate-wait">{wait}</span> : null}
    </Notice>
  );
}

export function AuthPageFoot({ children }: { children: ReactNode }) {
  return <div className="gate-foot">{children}</div>;
}

export function AuthPageLink(props: LinkProps) {
  return <Link {...props} className="link-underline" />;
}
