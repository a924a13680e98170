// A figure that is asked for whenever something happens: answers may overtake each other, and the one that was asked for last is to stand.

/** Gives what asks. An answer to an earlier question than the one that was answered already is dropped; a failure leaves what there is. */
export function inOrder<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void): () => void {
  let asked = 0;
  let answered = 0;
  return () => {
    const mine = ++asked;
    ask().then(
      (answer) => {
        if (mine < answered) return;
        answered = mine;
        take(answer);
      },
      () => {},
    );
  };
}
