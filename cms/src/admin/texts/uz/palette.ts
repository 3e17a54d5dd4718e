import type { PaletteTexts } from '../en/palette.ts';

export const uzbekPalette: PaletteTexts = {
  'ochiq.palette.title': 'Hammasidan qidirish',
  'ochiq.palette.button': 'Hammasidan qidirish ({keys})',
  'ochiq.palette.input': 'Sarlavhalar, matnlar, shaxslar, hujjat raqamlari, fayllar',
  'ochiq.palette.help': 'Strelkalar tanlaydi, Enter ochadi, Ctrl+Enter yangi oynada ochadi.',
  'ochiq.palette.close': 'Qidiruvni yopish',
  'ochiq.palette.results': 'Natijalar',
  'ochiq.palette.recent': 'Oxirgi ishlaringiz',
  'ochiq.palette.commands': 'Oʻtish',
  'ochiq.palette.files': 'Fayllar',
  'ochiq.palette.file': 'fayl',
  'ochiq.palette.new': 'Yangi: {type}',
  'ochiq.palette.desk': 'Mening stolim',
  'ochiq.palette.trash': 'Savat',
  'ochiq.palette.library': 'Mediakutubxona',
  'ochiq.palette.count': '{count} ta natija',
  'ochiq.palette.none': 'Sizga ochiq yozuvlarda bu topilmadi: “{q}”. Kamroq soʻz yoki soʻzning boshini yozib koʻring.',
  'ochiq.palette.repaired': '“{q}” boʻyicha koʻrsatildi.',
  'ochiq.palette.reading': 'Ishga tushgandan keyin qidiruv hali barcha yozuvlarni oʻqimoqda. Natijalar oʻzi chiqadi.',
  'ochiq.palette.broken': 'Qidiruv javob bermadi. Qaytadan urinish uchun biror harfni oʻzgartiring.',
};
