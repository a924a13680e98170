import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pageNumbers } from "./page-numbers.ts";
import "./styles/switchers.css";

type PaginationProps = {
  page: number;
  pages: number;
  href: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
};

export function Pagination({ page, pages, href, words }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (target: number, label: string, icon: ReactNode, rel: string) => (
    <li>
      {target >= 1 && target <= pages ? (
        <Link to={href(target)} rel={rel} aria-label={label}>
          {icon}
        </Link>
      ) : (
        <span data-off aria-hidden="true">
          {icon}
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label={words.label}>
      <ul className="pagination">
        {step(page - 1, words.previous, <ChevronLeft size={18} />, "prev")}
        {pageNumbers(page, pages).map((entry, index, all) => (
          <li key={entry === "gap" ? `gap-${all[index - 1]}` : entry}>
            {entry === "gap" ? (
              <span aria-hidden="true">…</span>
            ) : entry === page ? (
              <span className="figure-number" aria-current="page">
                <span className="vh">{words.page(entry)}</span>
                <span aria-hidden="true">{entry}</span>
              </span>
            ) : (
              <Link className="figure-number" to={href(entry)} aria-label={words.page(entry)}>
                {entry}
              </Link>
            )}
          </li>
        ))}
        {step(page + 1, words.next, <ChevronRight size={18} />, "next")}
      </ul>
    </nav>
  );
}
