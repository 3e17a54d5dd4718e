import { type PlannedPage, buildPageContext } from '@ochiq/pages/page';

import { computeTextFingerprint } from '../state/published-pages.ts';

/** Far more than the pages of an edit; a header that changes on all pages is another matter. */
const maxLength = 16 * 1024 * 1024;

/**
 * Holds the contexts of changed pages as JSON, from when they are planned until they are rendered: the fingerprint, the
 * page's data and the renderer take the same text.
 */
export class ContextTexts {
  readonly #siteUrl: string;
  readonly #texts = new Map<PlannedPage, string>();
  #room = maxLength;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /**
   * Computes the fingerprint of a page, and holds its text where it differs from the published page.
   * @param published the fingerprint of the published page
   */
  readonly fingerprint = (page: PlannedPage, published: string | undefined): string => {
    this.#drop(page);
    const text = this.#serialize(page);
    const fingerprint = computeTextFingerprint(text);
    if (fingerprint !== published && text.length <= this.#room) {
      this.#texts.set(page, text);
      this.#room -= text.length;
    }
    return fingerprint;
  };

  /** Returns the text of a page, and drops it: most pages are rendered once. */
  take(page: PlannedPage): string {
    return this.#drop(page) ?? this.#serialize(page);
  }

  /** Drops all texts: what is published is planned. */
  clear(): void {
    this.#texts.clear();
    this.#room = maxLength;
  }

  #drop(page: PlannedPage): string | undefined {
    const text = this.#texts.get(page);
    this.#texts.delete(page);
    this.#room += text?.length ?? 0;
    return text;
  }

  #serialize(page: PlannedPage): string {
    return JSON.stringify(buildPageContext(page, this.#siteUrl));
  }
}
