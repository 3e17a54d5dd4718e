/** Says why a site is not moved: a sentence for the operator. */
export class MoveError extends Error {}
