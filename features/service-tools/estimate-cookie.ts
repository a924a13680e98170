// The estimate that this browser keeps, in a cookie: scripts add to it, and where there are none the server does.
// The header's count is drawn from it before the first paint (app/shell/first-paint.ts), so it is shown by style, not by state.
export const estimateCookie = "estimate";
export const estimateDays = 90;

export function keptEstimate(): string {
  const [, text = ""] = /(?:^|; )estimate=([^;]*)/.exec(document.cookie) ?? [];
  return text.replaceAll("%3D", "=").replaceAll("%26", "&");
}

export function keepEstimate(text: string): void {
  const seconds = text ? estimateDays * 86_400 : 0;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${estimateCookie}=${encodeURIComponent(text)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  const { dataset, style } = document.documentElement;
  const basket = new URLSearchParams(text).get("basket");
  if (!basket) delete dataset.estimate;
  else {
    dataset.estimate = "";
    style.setProperty("--estimate", `"${basket.split("_").length}"`);
  }
}
