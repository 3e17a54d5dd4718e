import { HTMLElement, TextNode } from 'node-html-parser';

type TextRun = { lang: string; words: string };

const skippedTags = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'CODE']);
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** What is the same in every language: addresses, numbers, names of formats, networks and standards. */
const sameEverywhere = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[\w-]+\.(?:uz|com|org|ru|gov)\b\S*|\b[A-Z][A-Z\d-]*\b|\p{N}+/gu;

/** Words that no text of the language does without, and that the others don't have. */
const commonWords = {
  en: /\b(?:the|of|and|for|with|is|are|from|by|to|in|on)\b/giu,
  uz: /(?<![\p{L}ʻʼ])(?:va|bilan|uchun|boʻyicha|hamda|yoki|ham|qilish|davlat|mumkin|kerak)(?![\p{L}ʻʼ])/giu,
} as const;

/** The words that a reader sees or hears, with the language that the page says they are in. */
export function collectTextRuns(root: HTMLElement): TextRun[] {
  const runs: TextRun[] = [];
  const visit = (element: HTMLElement, inherited: string) => {
    if (skippedTags.has(element.tagName) || element.getAttribute('translate') === 'no') return;
    const lang = element.getAttribute('lang') ?? inherited;
    for (const name of readAttributes) {
      const words = element.getAttribute(name);
      if (words) runs.push({ lang, words });
    }
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) visit(child, lang);
      else if (child instanceof TextNode) runs.push({ lang, words: child.text });
    }
  };
  const body = root.querySelector('body');
  if (body) visit(body, root.querySelector('html')?.getAttribute('lang') ?? '');
  return runs.map(({ lang, words }) => ({ lang, words: words.replace(/\s+/gu, ' ').trim() })).filter(({ words }) => words !== '');
}

const count = (words: string, pattern: RegExp) => (words.match(pattern) ?? []).length;

/** Proper names keep their letters: fewer Latin words than this in a row among Russian ones are no sentence. */
const minSentenceWords = 4;

/** Why the words can't be in the language that they claim; none where they may be. */
function explainWrongLanguage({ lang, words }: TextRun): string | null {
  const own = words.replace(sameEverywhere, ' ');
  const cyrillic = count(own, /\p{Script=Cyrillic}/gu);
  const latin = count(own, /\p{Script=Latin}/gu);
  const inCyrillic = lang === 'ru' || lang === 'uz-Cyrl';
  if (!inCyrillic && cyrillic > 1 && cyrillic > latin) return 'Cyrillic words';
  const latinRow = new RegExp(
    `(?:[\\p{Script=Latin}ʻʼ’'-]{2,}[\\s,;:()«»“”"–—-]+){${minSentenceWords - 1},}[\\p{Script=Latin}ʻʼ’'-]{2,}`,
    'u',
  );
  if (inCyrillic && latinRow.test(own)) return 'a Latin sentence';
  const english = count(own, commonWords.en);
  const uzbek = count(own, commonWords.uz) + count(own, /[oOgG]ʻ/gu);
  if (lang === 'en' && uzbek >= 2 && english === 0) return 'Uzbek words';
  if (/^uz(?!-Cyrl)/u.test(lang) && english >= 2 && uzbek === 0) return 'English words';
  return null;
}

/** The words on a page that are in another language than the page says. */
export function findForeignText(root: HTMLElement): string[] {
  return collectTextRuns(root).flatMap((run) => {
    const why = explainWrongLanguage(run);
    return why === null ? [] : [`${why} as ${run.lang}: “${run.words.slice(0, 70)}”`];
  });
}
