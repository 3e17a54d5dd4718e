import type { DuplicateTexts, ReviewsTexts, StartersTexts } from '../en/starters.ts';

export const uzbekStarters: StartersTexts = {
  'ochiq.starters.title': 'Andozadan boshlash',
  'ochiq.starters.lead':
    'Andoza shaklni bloklar va koʻrsatmalar bilan toʻldiradi: [[bu yerga nima yozish kerak]]. Har bir koʻrsatma oʻrniga matn yozing yoki uni oʻchiring: koʻrsatmasi qolgan sahifani eʼlon qilib boʻlmaydi.',
  'ochiq.starters.empty': 'Boʻsh sahifa',
  'ochiq.starters.empty.note': 'Bloklardan oʻzingiz tuzasiz.',
  'ochiq.starters.programme': 'Dastur',
  'ochiq.starters.programme.note': 'Maqsad, raqamlar, bosqichlar, masʼullar.',
  'ochiq.starters.service': 'Xizmat',
  'ochiq.starters.service.note': 'Kim murojaat qiladi, hujjatlar, tartibi, muddat va toʻlov.',
  'ochiq.starters.contact-point': 'Qabul joyi',
  'ochiq.starters.contact-point.note': 'Manzil, ish vaqti, telefon, qanday kelish mumkin.',
  'ochiq.starters.campaign': 'Kampaniya',
  'ochiq.starters.campaign.note': 'Odamlar nima, nega va qachon qilishi kerak.',
  'ochiq.starters.report': 'Hisobot',
  'ochiq.starters.report.note': 'Asosiy raqamlar, reja va natija, keyingi ishlar.',
  'ochiq.starters.filled': 'Shakl toʻldirildi: {name}. Biror narsani oʻzgartirmaguningizcha, boshqa andozani tanlashingiz mumkin.',
};

export const uzbekDuplicate: DuplicateTexts = {
  'ochiq.duplicate.label': 'Nusxa olish',
  'ochiq.duplicate.title': 'Barcha tillari bilan nusxa olinsinmi?',
  'ochiq.duplicate.body':
    'Shu yozuvning barcha tillari, bogʻlanishlari va bloklari bilan yangi qoralama yaratiladi. Sarlavhalarida nusxa ekani koʻrsatiladi, manzillari yangi boʻladi. Saqlanmagan oʻzgarishlar nusxaga oʻtmaydi, hech narsa eʼlon qilinmaydi.',
  'ochiq.duplicate.done': 'Bu — nusxa: asl yozuvning barcha tillaridagi qoralama.',
  'ochiq.duplicate.empty': 'Bu — nusxa. Nusxaga oʻtmaydigan maydonlarni toʻldiring: {fields}',
  'ochiq.duplicate.failed': 'Nusxa olinmadi. {reason}',
};

export const uzbekReviews: ReviewsTexts = {
  'ochiq.reviews.title': 'Qayta koʻrib chiqiladigan sahifalar',
  'ochiq.reviews.unit': 'Qaysi boʻlinma sahifalari',
  'ochiq.reviews.all': 'Barcha boʻlinmalar',
  'ochiq.reviews.due': 'Qayta koʻrib chiqish muddati kelgan: {day}',
  'ochiq.reviews.soon': 'Qayta koʻrib chiqish muddati: {day}',
  'ochiq.reviews.nobody': 'Masʼul boʻlinma koʻrsatilmagan',
  'ochiq.reviews.none': 'Yaqin 30 kunda qayta koʻrib chiqiladigan sahifa yoʻq.',
  'ochiq.reviews.more': 'Yana {count} ta sahifa',
  'ochiq.reviews.broken': 'Roʻyxatni oʻqib boʻlmadi. Sahifani qaytadan oching.',
};
