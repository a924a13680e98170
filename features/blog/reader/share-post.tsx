import { useState } from "react";
import { m } from "#platform/paraglide/messages.js";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Plain links and the clipboard: nothing of another site is loaded, nobody learns who reads here. */
export function SharePost({ url, title }: { url: string; title: string }) {
  const ready = useHydrated();
  const [copied, setCopied] = useState(false);
  const to = encodeURIComponent(url);
  const text = encodeURIComponent(title);

  async function copy() {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }

  return (
    <div className="post-share no-print">
      <p>{m.blog_share()}</p>
      <ul>
        <li>
          <a href={`mailto:?subject=${text}&body=${to}`}>{m.blog_share_mail()}</a>
        </li>
        <li>
          <a href={`https://www.linkedin.com/sharing/share-offsite/?url=${to}`} rel="noopener noreferrer">
            LinkedIn
          </a>
        </li>
        <li>
          <a href={`https://x.com/intent/post?url=${to}&text=${text}`} rel="noopener noreferrer">
            X
          </a>
        </li>
        <li className={ready ? undefined : "post-share-wait"}>
          <button type="button" onClick={copy} disabled={!ready}>
            {copied ? m.blog_copied() : m.blog_copy_link()}
          </button>
          <span className="vh" aria-live="polite">
            {copied ? m.blog_copied() : ""}
          </span>
        </li>
        <li className={ready ? undefined : "post-share-wait"}>
          <button type="button" onClick={() => print()} disabled={!ready}>
            {m.blog_print()}
          </button>
        </li>
      </ul>
    </div>
  );
}
