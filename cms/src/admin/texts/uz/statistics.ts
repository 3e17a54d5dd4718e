import type { StatisticsTexts } from '../en/statistics.ts';

export const uzbekStatistics: StatisticsTexts = {
  'ochiq.statistics.title': 'Statistika',
  'ochiq.statistics.lead':
    'Sahifalar qanchalik koʻp oʻqilayotgani. Faqat kunlik yigʻindilar sanaladi: oʻquvchilar haqida hech narsa, cookie fayllari va boshqa kompaniyalar yoʻq. Meni sanamang degan oʻquvchi sanalmaydi.',
  'ochiq.statistics.period': 'Davr',
  'ochiq.statistics.days': '{days} kun',
  'ochiq.statistics.year': 'Yil',
  'ochiq.statistics.off':
    'Statistika oʻchirilgan: hech narsa sanalmayapti. Uni serverga qarovchi mutaxassis STATISTICS_ENABLED=true sozlamasi bilan yoqadi.',
  'ochiq.statistics.away': 'Nashr xizmati javob bermayapti: statistikani hozir koʻrsatib boʻlmaydi. Birozdan keyin qayta urining.',
  'ochiq.statistics.broken': 'Statistikani oʻqib boʻlmadi: {reason}',
  'ochiq.statistics.total': 'Sahifalarning kunlik koʻrilishi',
  'ochiq.statistics.sum': '{from} – {to} oraligʻida sahifalar {views} marta koʻrilgan',
  'ochiq.statistics.most': 'Eng koʻpi, {views} marta, {day} kuni',
  'ochiq.statistics.table': 'Shuning oʻzi jadval koʻrinishida',
  'ochiq.statistics.day': 'Kun',
  'ochiq.statistics.views': 'Koʻrilgan',
  'ochiq.statistics.pages': 'Eng koʻp oʻqilgan sahifalar',
  'ochiq.statistics.language': 'Til',
  'ochiq.statistics.page': 'Sahifa',
  'ochiq.statistics.address': 'Manzil',
  'ochiq.statistics.unread': 'Kam oʻqiladigan sahifalar',
  'ochiq.statistics.unread-hint':
    'Shu davrda barcha tillarda eng kam oʻqilgan, eʼlon qilingan sahifalar; bir xil oʻqilganlardan qayta koʻrish muddati eng avval oʻtgani birinchi turadi. Sahifani oching va yangilang yoki eʼlondan oling.',
  'ochiq.statistics.review': 'Qayta koʻrish muddati',
  'ochiq.statistics.no-review': 'kun belgilanmagan',
  'ochiq.statistics.published': 'Eʼlon qilingan',
  'ochiq.statistics.referrers': 'Oʻquvchilar qayerdan keladi',
  'ochiq.statistics.host': 'Sayt',
  'ochiq.statistics.direct': 'toʻgʻridan-toʻgʻri: manzil yozilgan, xatchoʻp, ilova',
  'ochiq.statistics.other-hosts': 'boshqa saytlar',
  'ochiq.statistics.searches': 'Qidirilgan, lekin topilmagan',
  'ochiq.statistics.searches-hint':
    'Bir kunda kamida uch oʻquvchi qidirgan soʻzlar. Kimligini bildirishi mumkin boʻlgan soʻzlar sanalmaydi.',
  'ochiq.statistics.words': 'Soʻzlar',
  'ochiq.statistics.times': 'Necha marta',
  'ochiq.statistics.nothing': 'Bu davrda hech narsa sanalmagan.',
  'ochiq.statistics.csv': 'CSV sifatida yuklab olish: {name}',
};
