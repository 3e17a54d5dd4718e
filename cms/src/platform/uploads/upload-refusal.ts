/** Why a file is not taken. */
export type RefusalReason =
  /** The extension is not in the table. */
  | 'format'
  /** The format may hold scripts that run in the reader's browser. */
  | 'scripts'
  /** The content, or the declared type, does not match the extension. */
  | 'content'
  | 'old-office'
  /** The content is an old document’s, or a new one’s under a password. */
  | 'old-or-locked'
  | 'macros'
  | 'remote-template'
  /** A document loads something from elsewhere or talks to another program when it is opened. */
  | 'office-part'
  | 'not-text'
  | 'locked'
  | 'unreadable'
  | 'swollen'
  | 'program'
  | 'pdf-actions'
  | 'pixels'
  | 'virus'
  | 'scanner'
  /** It would replace a file of another format. */
  | 'other-format';

/** Refuses a file. */
export class UploadRefusal extends Error {
  readonly reason: RefusalReason;
  /** What the sentence about it needs to know: a format, a name, a number. */
  readonly detail: string;

  constructor(reason: RefusalReason, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
