import type { Locale, Localized } from '@ochiq/contract/routing/locales';

/** Why a preview can't be shown. */
export type PreviewRefusal = 'link' | 'gone' | 'unfit' | 'no-page' | 'not-yet' | 'needs-build' | 'fails';

type Texts = {
  /** The notice on top of every preview. */
  notice: Readonly<Record<'draft' | 'published', string>> & { stored: (minute: string) => string };
  title: string;
  refusals: Readonly<Record<PreviewRefusal, string>>;
};

export const texts: Localized<Texts> = {
  uz: {
    notice: {
      draft: 'Qoralama: saytda hali bunday emas.',
      published: 'Eʼlon qilingan variant.',
      stored: (minute) => `Yozuv ${minute} holatida (Toshkent vaqti). Menyu va roʻyxatlar bugungi holatda.`,
    },
    title: 'Koʻrsatib boʻlmadi',
    refusals: {
      link: 'Havola muddati tugagan yoki u notoʻgʻri. Yozuvni panelda qayta oching.',
      gone: 'Bu tilda bunday yozuv yoʻq.',
      unfit: 'Avval quyidagi maydonlarni tuzating va yozuvni saqlang:',
      'no-page': 'Bu yozuvning oʻz sahifasi yoʻq.',
      'not-yet': 'Hozir koʻrsatib boʻlmaydi: xizmat ishga tushmoqda yoki panel javob bermayapti. Birozdan soʻng qayta urinib koʻring.',
      'needs-build': 'Bunday sahifa saytda hali boʻlmagan: avval sayt qayta yigʻilishi kerak.',
      fails: 'Sahifani tayyorlab boʻlmadi.',
    },
  },
  ru: {
    notice: {
      draft: 'Черновик: на сайте этого ещё нет.',
      published: 'Опубликованная версия.',
      stored: (minute) => `Запись на ${minute} (время Ташкента). Меню и списки — сегодняшние.`,
    },
    title: 'Показать не удалось',
    refusals: {
      link: 'Срок действия ссылки истёк, или она неверна. Откройте запись в панели ещё раз.',
      gone: 'На этом языке такой записи нет.',
      unfit: 'Сначала исправьте эти поля и сохраните запись:',
      'no-page': 'У этой записи нет своей страницы.',
      'not-yet': 'Сейчас показать нельзя: служба запускается или панель не отвечает. Попробуйте немного позже.',
      'needs-build': 'Такой страницы на сайте ещё не было: сначала сайт нужно собрать заново.',
      fails: 'Страницу не удалось подготовить.',
    },
  },
  en: {
    notice: {
      draft: 'Draft: the site does not show this yet.',
      published: 'Published version.',
      stored: (minute) => `The entry as of ${minute} (Tashkent time). Menus and lists are today’s.`,
    },
    title: 'This can’t be shown',
    refusals: {
      link: 'This link has expired or is incomplete. Open the entry in the panel again.',
      gone: 'There is no such entry in this language.',
      unfit: 'Mend these fields first, and save the entry:',
      'no-page': 'This entry has no page of its own.',
      'not-yet': 'Nothing can be shown now: the service is starting, or the panel does not answer. Try again in a while.',
      'needs-build': 'The site has had no page like this yet: the site has to be built again first.',
      fails: 'The page could not be made.',
    },
  },
};

const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent', dateStyle: 'short', timeStyle: 'short' });

/** Formats an instant in Tashkent, as the panel does: `21.11.2026, 15:30`. */
export function formatTashkentMinute(instant: string): string {
  const [day = '', time = ''] = minutes.format(new Date(instant)).split(' ');
  return `${day.split('-').reverse().join('.')}, ${time}`;
}

/** Lists a refusal in all languages, for a reader whose language is unknown. */
export const listInAllLocales = (refusal: PreviewRefusal): [Locale, string][] =>
  (Object.entries(texts) as [Locale, Texts][]).map(([locale, { refusals }]) => [locale, refusals[refusal]]);
