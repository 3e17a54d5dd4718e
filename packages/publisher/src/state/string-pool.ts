/** Interns strings. A substring of a page would otherwise keep the full page in memory. */
export class StringPool {
  readonly #known = new Map<string, string>();

  internAll(texts: Iterable<string>): Set<string> {
    return new Set([...texts].map((text) => this.#one(text)));
  }

  #one(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#known.set(copy, copy);
    return copy;
  }
}
