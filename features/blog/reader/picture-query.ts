import { createContext } from "react";

/** What the addresses of pictures carry besides their width: nothing, or the token of a shared link (`preview=…`). */
export const PictureQuery = createContext("");
