const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** Converts a text to HTML, for mail programs that want it; markup that a stranger typed stays text. */
export const toHtml = (language: string, text: string): string => {
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`;
};
