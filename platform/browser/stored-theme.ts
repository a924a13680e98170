/** Runs before the first paint, in front of every module: the one line of script that cannot ask the store. */
export const storedThemeScript = `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch(e){}`;
