import { ruleTexts } from '../../content/publish-validation/rule-texts.ts';

type ReasonText = { pattern: RegExp; uz: string; ru: string };

/** Patterns of the publisher's English messages, about pages and about itself, with translations. */
export const reasonTexts: readonly ReasonText[] = [
  {
    pattern: /^(?:It |The page \S+ )?leads to (?<what>\S+), which was taken back: change or unpublish that$/u,
    uz: '{what} sahifasiga olib boradi, u esa qaytarib olingan: oʻshani oʻzgartiring yoki eʼlondan oling',
    ru: 'ведёт на {what}, а эта публикация отменена: измените её или снимите с публикации',
  },
  {
    pattern: /^(?:It |The page \S+ )?leads to (?<what>\S+), where nothing is$/u,
    uz: '{what} manziliga olib boradi, u yerda hech narsa yoʻq',
    ru: 'ведёт на {what}, где ничего нет',
  },
  {
    pattern: /^(?:It |The page \S+ )?names (?<what>\S+) as a translation, where no page is$/u,
    uz: 'tarjimasi deb {what} koʻrsatilgan, u yerda sahifa yoʻq',
    ru: 'переводом названа {what}, но такой страницы нет',
  },
  {
    pattern: /^(?:It |The page \S+ )?names (?<what>\S+) as a translation, which names others$/u,
    uz: 'tarjimasi deb {what} koʻrsatilgan, u esa boshqasini koʻrsatadi',
    ru: 'переводом названа {what}, а она указывает на другие страницы',
  },
  {
    pattern: /^(?:It |The page \S+ )?waits for (?<what>\S+), its translation$/u,
    uz: '{what} tarjimasini kutmoqda',
    ru: 'ждёт перевода {what}',
  },
  {
    pattern: /^(?:It |The page \S+ )?has a (?:NUL byte|broken character \(U\+FFFD\)) in it$/u,
    uz: 'matnda buzilgan belgi bor: soʻzni qaytadan yozing',
    ru: 'в тексте есть испорченный знак: наберите слово заново',
  },
  {
    pattern: /^(?<what>.*?) ?has a broken character \(�\): write the word again$/u,
    uz: '{what} buzilgan belgi bor: soʻzni qaytadan yozing',
    ru: '{what} есть испорченный знак: наберите слово заново',
  },
  {
    pattern: /^The page (?<what>\S+) can't be rendered: .*$/u,
    uz: '{what} sahifasini tayyorlab boʻlmadi: administratorga ayting',
    ru: 'страницу {what} не удалось подготовить: сообщите администратору',
  },
  {
    pattern: /^(?:slug )?claims (?<what>\S+), the address of .*$/u,
    uz: '{what} manzili boshqa yozuvda: manzilni oʻzgartiring',
    ru: 'адрес {what} уже занят другой записью: измените адрес',
  },
  { pattern: /^(?:from )?is the address of a page$/u, uz: 'bu manzilda sahifa bor', ru: 'по этому адресу есть страница' },
  { pattern: /^(?:to )?leads back to (?<what>\S+)$/u, uz: 'yana {what} manziliga qaytaradi', ru: 'ведёт обратно на {what}' },
  {
    pattern: /^is not published in any language: publish it$/u,
    uz: 'hech bir tilda eʼlon qilinmagan: eʼlon qiling',
    ru: 'не опубликовано ни на одном языке: опубликуйте',
  },
  {
    pattern: /^The site was built anew meanwhile: .*$/u,
    uz: 'sayt shu orada qaytadan yigʻildi: navbatdagi urinishda chiqadi',
    ru: 'сайт тем временем собран заново: публикация пройдёт в следующий раз',
  },
  {
    pattern: /^Another publisher has changed the site meanwhile: .*$/u,
    uz: 'saytni shu orada boshqa nashr xizmati oʻzgartirdi: navbatdagi urinishda chiqadi',
    ru: 'сайт тем временем изменила другая служба публикации: публикация пройдёт в следующий раз',
  },
  {
    pattern: /^Nothing is published in \S+ yet: .*$/u,
    uz: 'sayt hali yigʻilmagan: administratorga ayting',
    ru: 'сайт ещё не собран: сообщите администратору',
  },
  {
    pattern: /^(?:fetch failed|connection refused|.*(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT).*)$/u,
    uz: 'boshqaruv tizimi javob bermayapti: qayta urinilmoqda',
    ru: 'система управления не отвечает: попытка повторяется',
  },
  {
    pattern: /^.*(?:ENOSPC|no space left).*$/iu,
    uz: 'diskda joy qolmagan: administratorga ayting',
    ru: 'на диске нет места: сообщите администратору',
  },
];

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
    const groups = pattern.exec(sentence)?.groups ?? (pattern.test(sentence) ? {} : null);
    if (groups) return translation[language].replaceAll('{what}', groups['what'] ?? '').trim();
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
