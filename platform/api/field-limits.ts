// What ids, pages and search words look like, for pages that check an address without the schemas.
export const idPattern = /^[\w-]{8,64}$/;
export const cursorMaximum = 300;
export const searchMaximum = 200;
