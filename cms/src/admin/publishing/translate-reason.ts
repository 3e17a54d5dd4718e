import { ruleTexts } from '../../content/publish-validation/rule-texts.ts';
import { reasonTexts } from './reason-texts.ts';

type Language = 'uz' | 'ru';

/** Shown where the publisher's sentence is a technical one, which an editor cannot act on. */
const technical: Readonly<Record<Language, string>> = {
  uz: 'texnik sabab, administratorga ayting',
  ru: 'техническая причина, сообщите администратору',
};

/** Translates a rule of the contract after the field: `title is …`, `blocks.0.text has …`. */
function translateRule(sentence: string, language: Language): string | null {
  const rule = Object.keys(ruleTexts).find((text) => sentence === text || sentence.endsWith(` ${text}`));
  const translation = rule === undefined ? undefined : ruleTexts[rule]?.[language];
  return rule === undefined || translation === undefined ? null : `${sentence.slice(0, -rule.length)}${translation}`.trim();
}

function translateSentence(sentence: string, language: Language): string | null {
  for (const { pattern, ...translation } of reasonTexts) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const places = match.groups ?? {};
    const inner = places['inner'] === undefined ? '' : translateSentence(places['inner'], language);
    // What is in it is technical: then all of it is shown as it is.
    if (inner === null) return null;
    return translation[language].replace(/\{(\w+)\}/gu, (_, place: string) => (place === 'inner' ? inner : (places[place] ?? ''))).trim();
  }
  return translateRule(sentence, language);
}

/** `News “A day” (uz): title is …`: the entry stays, the issue is translated. */
const behindEntry = /^(?<entry>.+? “.*” \(\w+\): |\/\S*: )(?<rest>.+)$/u;

/** Returns why something is not live, in the language of the panel; `technical` is what stays English, for the administrator. */
export function translateReason(reason: string, locale: string): { translation: string; technical: string | null } {
  if (locale !== 'uz' && locale !== 'ru') return { translation: reason, technical: null };
  const sentences = reason.split('; ').map((sentence) => {
    const { entry = '', rest = sentence } = behindEntry.exec(sentence)?.groups ?? {};
    const translation = translateSentence(rest, locale);
    return translation === null ? null : entry + translation;
  });
  if (sentences.every((translation) => translation !== null)) return { translation: sentences.join('; '), technical: null };
  return { translation: technical[locale], technical: reason };
}
