/** A reason not to start that the operator can do something about: printed as a sentence, without a stack. */
export class CannotStart extends Error {}
