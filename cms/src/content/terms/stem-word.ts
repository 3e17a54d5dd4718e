import type { Language } from '@ochiq/uzbek/agreement/mention';
import type { StemWord, WordStem } from '@ochiq/uzbek/terms/find-phrases';
import type { GetStemmer } from '@ochiq/uzbek/terms/term';
import { toFolded } from '@ochiq/uzbek/to-folded';
import { toStem } from '@ochiq/uzbek/to-stem';

/** Stems an Uzbek word. The search leaves out last letters that may be an ending: `oltin` is gold, and `olti` is six. */
function stemUzbek(word: string): WordStem {
  const form = toFolded(word);
  const stem = toStem(form);
  return { stem, form, root: form.startsWith(stem) && /^i?[mns]$/u.test(form.slice(stem.length)) ? form : '' };
}

/** Endings of Russian nouns and adjectives, the longest first; the stemmer of the search cuts those of verbs, too: «гранит». */
const endings =
  /(?:иями|ями|ами|ыми|ими|иях|иям|ием|ией|ого|его|ому|ему|ия|ии|ию|ие|ий|ый|ой|ей|ая|яя|ое|ее|ые|ую|юю|ым|им|ом|ем|ых|их|ам|ям|ах|ях|ов|ев|ью|[аеиоуыьюя])$/u;

/** Sciences, whose stems are those of their people: «геологии» is none of «геолога». */
const science = /(?:лог|граф|ном|метр)и(?:я|и|ю|ей|ям|ями|ях|й)$/u;

/** Stems a Russian noun or adjective, also one that loses a vowel: «оползень», «оползни». */
function stemRussian(word: string): WordStem {
  const form = word.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  const ending = endings.exec(form);
  const stem = ending && ending.index > 1 ? form.slice(0, ending.index) : form;
  return { stem: `${stem.replace(/(?<=[бвгджзклмнпрстфхцчшщ])[ео](?=[нклшц]$)/u, '')}${science.test(form) ? '+' : ''}` };
}

/** Reads an English word without its number: `mapping` is no map, and `mineralized` no mineral. */
const stemEnglish: StemWord = (word) => ({
  stem: word
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=(?:[sxz]|[cs]h))es$/u, '')
    .replace(/(?<=[^su])s$/u, ''),
});

const stemmers: Readonly<Record<Language, StemWord>> = { uz: stemUzbek, ru: stemRussian, en: stemEnglish };

/** Returns the stemmer of a language, by which names are distinguished. */
export const getStemmer: GetStemmer = (language) => stemmers[language];
