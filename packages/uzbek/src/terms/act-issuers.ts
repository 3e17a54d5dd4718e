import type { Language } from '../agreement/mention.ts';
import { toFolded } from '../to-folded.ts';

/** A shortened name of an act in a text, with its numbers and days, and its word as it is written. */
export type ShortName = { from: number; to: number; word: string };

/** What is before and after a shortened name. */
type Around = { before: string; after: string; word: string };

/** A letter of a number that is of no known act: “MH-295-son”. */
const letterBefore = /\p{Lu}[-\u2010-\u2015]$/u;
const capitalBefore = /[^.!?\s][^\S\r\n]+\p{Lu}[\p{L}ʻʼ'’]+[^\S\r\n]$/u;
/** A title may be between an act and its issuer: “Resolution No. 5 ‘On Wells’ of the Ministry”. */
const title = /^[^\S\r\n](?:“[^“”\n]+”|«[^«»\n]+»|"[^"\n]+")/u;
const [longestBefore, longestAfter, longestTitle] = [60, 90, 300];

/** What may be before an act whose issuer is not written: no word, or one that names no body. */
const openEnglish =
  /(?:(?:^|[.!?;:,([“«"\n\u2013\u2014]|\s-)\s*|(?<![\p{L}'’-])(?:the|an?|this|that|said|under|by|of|to|in|with|from|on|per|for|against|through|via|since|after|before|into|within|and|or)[^\S\r\n])$/iu;
const activeEnglish = /(?<!\p{L})(?:adopt|issu|pass|sign|approv)e?[sd]?[^\S\r\n](?:an?|the|this)[^\S\r\n]$/iu;
const ofEnglish = /^[^\S\r\n]?[,(]?[^\S\r\n]?(?:of|by)[^\S\r\n]/u;
const passiveEnglish =
  /^[^\S\r\n]?[,(]?[^\S\r\n]?(?:(?:which|that|as|was|were|is|are|has|have|had|been)[^\S\r\n])*(?:adopted|issued|passed|approved|signed|made|enacted)[^\S\r\n](?:[^.!?;\n]{0,30}?[^\S\r\n])?by[^\S\r\n]/u;
const nameEnglish =
  /^[^\S\r\n]?[,(]?[^\S\r\n]?(?!(?:Annex|Appendi|Article|Section|Chapter|Part|Paragraph|Clause|Table|Resolution|Decree|Order|Law|No)(?:[^\p{L}]|\p{Ll}{1,3}(?!\p{L})))\p{Lu}\p{L}/u;

const hasEnglishIssuer = ({ before, after }: Around): boolean =>
  !openEnglish.test(before) || [ofEnglish, passiveEnglish, nameEnglish].some((one) => one.test(after)) || activeEnglish.test(before);

/** What an act does, or is done to it: such words are no issuers. */
const verbRussian =
  '(?:вступ|действ|утвержд|принят|внес|внос|отмен|опублик|измен|регулир|устан|призна|предусм|утра|определ|созда|образов|исполн|введ|назнач|разреш|одобр|был|буд)';
const adjectiveRussian = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${verbRussian}|настоящ|данн|указанн|назван|эт|нов|вышеуказ|соответствующ|упомянут|следующ))\p{L}*(?:[ое]е|ый|ский|[ое]го|[ое]му|[ыи]м)[^\S\r\n]$`,
  'iu',
);
const activeRussian = /(?<!\p{L})(?:(?:приня|изда|утверди|подписа)л[аио]?|вынес(?:л[аио])?|принимает|изда[её]т|выносит)[^\S\r\n]$/iu;
/** Who acts by an act is before it: «хоким постановлением № 5 утвердил». */
const byRussian = /(?:[иь]ем|ом|[ая]ми)$/iu;
const actorRussian = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${verbRussian}|(?:с|и|или|а|также|этим|настоящим|данным)[^\p{L}]))\p{L}+[^\S\r\n]$`,
  'iu',
);
const nextRussian = new RegExp(
  String.raw`^[^\S\r\n](?!(?:(?:о|об|обо|по|в|во|на|с|со|к|для|из|за|и|или|а|но|не|что|уже|также|ещё|еще|которы[ймх]|которо[ейм]|которого|которому)(?!\p{L})|${verbRussian}))\p{Ll}`,
  'u',
);
const nameRussian =
  /^[^\S\r\n]?[,(]?[^\S\r\n]?(?!(?:Приложени|Стать|Пункт|Раздел|Глав|Част|Таблиц|Постановлени|Указ|Приказ|Закон|Распоряжени)\p{L}{0,3}(?!\p{L}))\p{Lu}\p{L}/u;
const passiveRussian =
  /^[^\S\r\n]?[,(]?[^\S\r\n]?(?:приня|изда|утвержд|подписа|вынес)\p{L}*(?:ое|ый|ого|ому|ым|ом|ые|ых|ыми)[^\S\r\n](?!(?:в|на|по)[^\p{L}])\p{L}/u;

const hasRussianIssuer = ({ before, after, word }: Around): boolean =>
  [capitalBefore, adjectiveRussian, activeRussian].some((one) => one.test(before)) ||
  (byRussian.test(word) && actorRussian.test(before)) ||
  [nextRussian, nameRussian, passiveRussian].some((one) => one.test(after));

/** An act has an issuer where its word has that ending: “hokimning 5-son qarori”, “qarorlari”; folded, as what follows. */
const possessedUzbek = /^(?:(?:qaror|farmon|farmoyish|qonun)(?:lar)?i|buyru(?:gi|qlari))/u;
const issuerUzbek =
  /^(?:vazir|hokim|kengash|hayat|qomita|agentli|sud|senat|palata|plenum|majlis|boshqarma|idora|inspeksiya|komissiya|departament|xizmat|prokur|bank|markaz|direktor|rahbar|rais|prezident|hukumat|mahkama|parlament|byuro|institut|korxona|jamiyat|muassasa|tashkilot|kollegiya|universitet|deputat|boshli|mudir)/u;
/** Who gets an act, or from whom it comes, has such an ending; who issues it has none. */
const otherCaseUzbek = /(?:[gkq]a|da|dan|ni)$/u;
const lastWord = /(?<word>[\p{L}ʻʼ'’]+)[^\S\r\n]$/u;
const bracketUzbek = /^[^\S\r\n]?\((?<word>[\p{L}ʻʼ'’]+)/u;
const activeUzbek = /^[^\S\r\n](?:qabul[^\S\r\n]qil(?!in)|chiqar(?!il)|imzola(?!n)|tasdiqla(?!n))/iu;

function hasUzbekIssuer({ before, after, word }: Around): boolean {
  const isIssuer = (text: string) => issuerUzbek.test(toFolded(text)) && !otherCaseUzbek.test(toFolded(text));
  const last = lastWord.exec(before)?.groups?.['word'] ?? '';
  return (
    possessedUzbek.test(toFolded(word)) ||
    isIssuer(last) ||
    (capitalBefore.test(before) && !otherCaseUzbek.test(toFolded(last))) ||
    isIssuer(bracketUzbek.exec(after)?.groups?.['word'] ?? '') ||
    activeUzbek.test(after)
  );
}

const readers = { uz: hasUzbekIssuer, ru: hasRussianIssuer, en: hasEnglishIssuer } satisfies Record<Language, (around: Around) => boolean>;

/**
 * Returns whether a text says whose act a shortened name is, or may say so: in doubt it has an issuer, since a name that is
 * missing is not seen otherwise.
 */
export function hasIssuer(text: string, { from, to, word }: ShortName, language: Language): boolean {
  const before = text.slice(Math.max(0, from - longestBefore), from);
  const titled = to + (title.exec(text.slice(to, to + longestTitle))?.[0].length ?? 0);
  return letterBefore.test(before) || readers[language]({ before, after: text.slice(titled, titled + longestAfter), word });
}
