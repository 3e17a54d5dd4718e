import { blocks } from '@ochiq/contract/fields/blocks';
import { mapLocales, type Localized } from '@ochiq/contract/routing/locales';

type BlockUid = (typeof blocks)[number]['uid'];
type BlockNames = Readonly<Record<BlockUid, string>>;

/** What the panel calls each kind of block; in English it takes the contract's titles. */
export const blockNames: { uz: BlockNames; ru: BlockNames } = {
  uz: {
    'block.accordion': 'Ochiladigan roʻyxat',
    'block.address': 'Manzil',
    'block.call-to-action': 'Harakatga chorlov',
    'block.callout': 'Muhim eslatma',
    'block.cards': 'Kartochkalar',
    'block.contacts': 'Kontaktlar',
    'block.documents': 'Hujjatlar',
    'block.facts': 'Raqamlar va faktlar',
    'block.form': 'Forma',
    'block.gallery': 'Fotogalereya',
    'block.people': 'Shaxslar',
    'block.quote': 'Iqtibos',
    'block.table': 'Jadval',
    'block.text': 'Matn',
    'block.timeline': 'Voqealar tartibi',
    'block.video': 'Video',
  },
  ru: {
    'block.accordion': 'Раскрывающийся список',
    'block.address': 'Адрес',
    'block.call-to-action': 'Призыв к действию',
    'block.callout': 'Врезка',
    'block.cards': 'Карточки',
    'block.contacts': 'Контакты',
    'block.documents': 'Документы',
    'block.facts': 'Цифры и факты',
    'block.form': 'Форма',
    'block.gallery': 'Фотогалерея',
    'block.people': 'Люди',
    'block.quote': 'Цитата',
    'block.table': 'Таблица',
    'block.text': 'Текст',
    'block.timeline': 'Хронология',
    'block.video': 'Видео',
  },
};

const isBlockUid = (uid: string): uid is BlockUid => Object.hasOwn(blockNames.uz, uid);
const getEnglishName = (uid: BlockUid): string => blocks.find((block) => block.uid === uid)?.title ?? uid;

/** Returns what the panel calls a kind of block, in every language; `null` where there is none of this name. */
export const getBlockName = (uid: string): Localized<string> | null =>
  isBlockUid(uid) ? mapLocales((locale) => (locale === 'en' ? getEnglishName(uid) : (blockNames[locale][uid] ?? uid))) : null;
