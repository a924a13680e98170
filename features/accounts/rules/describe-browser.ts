// A browser's name for people: "Chrome", "Windows". The user agent is untrusted text and is never shown itself.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bWhale\//, "Whale"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/\bcurl\//, "curl"],
];
const devices: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

export function describeBrowser(userAgent: string): { browser: string; device: string } {
  return { browser: first(browsers, userAgent), device: first(devices, userAgent) };
}

function first(list: [RegExp, string][], text: string): string {
  return list.find(([pattern]) => pattern.test(text))?.[1] ?? "";
}
