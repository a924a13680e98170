/** Runs before the first paint, in front of every module: the lines of script that cannot ask the store. */
export const storedThemeScript = `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch(e){}`;

/**
 * After a switch of language the page stands where it stood. Its share of the page is kept, not the pixels, because languages differ in
 * length; read here, because a page's own scripts come long after the reader has looked at it.
 */
export const storedPlaceScript = `try{var k="language-switch-scroll",s=sessionStorage.getItem(k);if(s!==null){sessionStorage.removeItem(k);addEventListener(location.hash?"load":"DOMContentLoaded",function(){scrollTo({top:s*(d.scrollHeight-innerHeight),behavior:"instant"})})}}catch(e){}`;
