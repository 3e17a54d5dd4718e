import { extractLimits } from './readable-files.ts';

/** Collects the text of a file up to the limit. */
export class TextCollector {
  private readonly parts: string[] = [];
  private length = 0;

  get isFull(): boolean {
    return this.length >= extractLimits.characters;
  }

  add(text: string): void {
    if (this.isFull || text === '') return;
    const part = text.slice(0, extractLimits.characters - this.length);
    this.parts.push(part);
    this.length += part.length;
  }

  /** Returns one line per paragraph, with white space collapsed. */
  getText(): string {
    return this.parts
      .join('')
      .split('\n')
      .map((line) => line.replace(/\s+/gu, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
  }
}
