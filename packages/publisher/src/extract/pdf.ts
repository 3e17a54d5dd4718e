import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { TextCollector } from './text-collector.ts';
import { extractLimits } from './readable-files.ts';

/**
 * Extracts the text of a PDF file page by page. Runs no scripts, loads no fonts, fetches nothing.
 * @throws it is not a PDF file
 */
export async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const collector = new TextCollector();
  try {
    const file = await loading.promise;
    for (let number = 1; number <= Math.min(file.numPages, extractLimits.pages) && !collector.isFull; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) collector.add(item.hasEOL ? `${item.str}\n` : item.str);
      collector.add('\n');
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
  return collector.getText();
}
