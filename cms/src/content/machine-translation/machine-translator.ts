import type { Locale } from '@ochiq/contract/routing/locales';

/** Why no machine translation came back, a closed set. */
export type TranslatorFailure =
  /** The server does not answer, or only with an error of its own. */
  | 'unreachable'
  /** It took longer than it may. */
  | 'slow'
  /** It answered, and with something that is no translation of this text. */
  | 'wrong-response'
  /** It does not translate this: one of the languages, or a text of this length. */
  | 'unsupported'
  /** It wants another key, or fewer requests. */
  | 'refused';

/** A translation that failed. The message is for the log, and says nothing of the text. */
export class MachineTranslationError extends Error {
  readonly failure: TranslatorFailure;

  constructor(failure: TranslatorFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** A machine that translates texts. One more kind of server is one more implementation. */
export type MachineTranslator = {
  /**
   * Translates texts, one by one and in their order.
   * @throws a MachineTranslationError
   */
  translate: (texts: readonly string[], from: Locale, to: Locale) => Promise<readonly string[]>;
};
