/** Says of a call that the page made it by itself. A colleague's session is not kept alive by it; anybody may say so of their own calls. */
export const backgroundHeader = "x-background";
