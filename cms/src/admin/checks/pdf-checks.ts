import { pdfProperties, type PdfProperties } from '../../platform/uploads/inspect/pdf-properties.ts';
import type { FindingKind } from './finding.ts';

/** Finds what makes a PDF hard to read by ear and to find. A scan has no letters that could be tagged: only that is advised on. */
export function checkPdf({ title, language, isTagged, hasText }: PdfProperties): readonly FindingKind[] {
  if (!hasText) return ['pdf-scan'];
  return [
    ...(isTagged ? [] : ['pdf-untagged' as const]),
    ...(language === '' ? ['pdf-language' as const] : []),
    ...(title === '' ? ['pdf-title' as const] : []),
  ];
}

/** Finds the same in a file of the media library as a form holds it: none in what is no PDF, or was uploaded before it was described. */
export function checkPdfFile(file: unknown): { kind: FindingKind; excerpt: string }[] {
  if (typeof file !== 'object' || file === null || !('pdf' in file)) return [];
  const { data } = pdfProperties.safeParse(file.pdf);
  const excerpt = 'name' in file && typeof file.name === 'string' ? file.name : '';
  return data ? checkPdf(data).map((kind) => ({ kind, excerpt })) : [];
}
