import type { Node } from 'mdast';

/** Says what is wrong in a Markdown text, and in which of its lines. */
export class MarkdownError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'MarkdownError';
    this.line = line;
  }
}

export function failMarkdown(node: Node | undefined, message: string): never {
  throw new MarkdownError(message, node?.position?.start.line ?? 1);
}
