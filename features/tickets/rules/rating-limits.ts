/** What a customer may say about how a ticket went. */
export const ratingCommentMaximum = 2_000;
