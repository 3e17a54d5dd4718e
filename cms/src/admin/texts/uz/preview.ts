import type { PreviewTexts } from '../en/preview.ts';

export const uzbekPreview: PreviewTexts = {
  'ochiq.preview.title': 'Sahifa yonma-yon',
  'ochiq.preview.open': 'Yozayotganimda sahifani koʻrsatish',
  'ochiq.preview.close': 'Sahifani yopish',
  'ochiq.preview.frame': 'Sahifa oʻquvchilar koʻradigan holatda',
  'ochiq.preview.language': 'Sahifa tili',
  'ochiq.preview.width': 'Ekran kengligi',
  'ochiq.preview.width.phone': 'Telefon',
  'ochiq.preview.width.desktop': 'Kompyuter',
  'ochiq.preview.theme': 'Ranglar',
  'ochiq.preview.theme.light': 'Yorugʻ',
  'ochiq.preview.theme.dark': 'Qorongʻi',
  'ochiq.preview.keys':
    'Maydonga oʻtish uchun sahifaning kerakli qismini bosing; klaviaturada sahifa ichida yoʻnalish tugmalari va Enter ishlaydi.',
  'ochiq.preview.saved': 'Bu — shu tilda saqlangan matn. Siz hozir yozayotgan matn shakl tilida.',
  'ochiq.preview.missing': '{count} ta maydon toʻldirilmagan yoki notoʻgʻri',
  'ochiq.preview.missing.item': '{field}: {problem}',
  'ochiq.preview.no-publisher': 'Sahifalarni tayyorlaydigan xizmat javob bermayapti. Keyingi oʻzgarishingizda sahifa yana koʻrinadi.',
  'ochiq.preview.failed': 'Sahifani tayyorlab boʻlmadi. Keyingi oʻzgarishingizda yana urinib koʻriladi.',
  'ochiq.preview.forbidden':
    'Rolingiz bu yozuvning barcha maydonlarini oʻqishga ruxsat bermaydi, shuning uchun sahifani koʻrsatib boʻlmaydi.',
};
