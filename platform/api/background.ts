/** Says of a call that the page made it by itself. A colleague's session is not kept alive by it; anybody may say so of their own calls. */
export const backgroundHeader = "x-background";

/** Names the view in which staff see the area as a customer does: the call is answered as to the customer, if it changes nothing. */
export const viewHeader = "x-view-as";
