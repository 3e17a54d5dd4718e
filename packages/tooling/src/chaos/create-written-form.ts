import { randomUUID } from 'node:crypto';

export const languages = ['uz', 'ru', 'en'] as const;

/** A filled form; a retry sends the same. */
export type WrittenForm = {
  name: 'contact' | 'appeal';
  language: (typeof languages)[number];
  /** How it is sent: by a script, with an idempotency key, or by the browser itself. */
  how: 'script' | 'plain';
  fields: Readonly<Record<string, string>>;
  /** Unique, so that row and letter are identified by it. */
  email: string;
  /** The source address. */
  from: string;
};

const formTexts = {
  uz: { subject: 'Quduq haqida', message: 'Qudugʻimizda suv kamaydi, nima qilishimiz kerak?', address: 'Toshkent, Navoiy koʻchasi, 1' },
  ru: { subject: 'О колодце', message: 'В нашем колодце стало мало воды, что нам делать?', address: 'Ташкент, улица Навои, 1' },
  en: { subject: 'About a well', message: 'The well in our street has run dry, what shall we do?', address: 'Tashkent, 1 Navoi Street' },
} as const satisfies Record<WrittenForm['language'], Record<string, string>>;

/** Creates the form of a number: each kind in each language in both ways, one after the other. */
export function createWrittenForm(number: number): WrittenForm {
  const language = languages[number % languages.length] ?? 'uz';
  const name = number % 2 === 0 ? 'contact' : 'appeal';
  const how = number % 4 < 2 ? 'plain' : 'script';
  const { subject, message, address } = formTexts[language];
  const email = `drill-${String(number)}@reader.example`;
  const own = { name: 'Anvar Karimov', email, message };
  const fields = name === 'contact' ? { ...own, subject } : { ...own, kind: 'complaint', address };
  return {
    ...{ name, language, how, email },
    fields: how === 'script' ? { ...fields, key: randomUUID() } : fields,
    from: `127.77.${String(number >> 8)}.${String(number & 255)}`,
  };
}
