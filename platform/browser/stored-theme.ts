// What a page looks up before its first paint. Kept in a cookie: the page's cookies are read there anyway, and every other store of the
// browser is one more wait for another process (5 to 25 ms while a page is being loaded, four times that on a phone).
export const themeCookie = "theme";
const themeDays = 365;

/** Runs before the first paint, in front of every module, with the document's cookies in `c`. */
export const storedThemeScript = `var t=/\\b${themeCookie}=(dark|light)/.exec(c);t?d.dataset.theme=t[1]:delete d.dataset.theme;`;

/** null: as the system has it. */
export function keepTheme(theme: "light" | "dark" | null) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const seconds = theme ? themeDays * 86_400 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${themeCookie}=${theme ?? ""}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * After a switch of language the page stands where it stood. Its share of the page is kept, not the pixels, because languages differ in
 * length; read here, because a page's own scripts come long after the reader has looked at it, and only by who comes from the same address.
 */
export const storedPlaceScript = `try{var k="language-switch-scroll",s=document.referrer.replace(/[?#].*/,"")===location.origin+location.pathname?sessionStorage.getItem(k):null;if(s!==null){sessionStorage.removeItem(k);addEventListener(location.hash?"load":"DOMContentLoaded",()=>scrollTo({top:s*(d.scrollHeight-innerHeight),behavior:"instant"}))}}catch(e){}`;
