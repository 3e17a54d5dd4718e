import { dottedDay, type LetterTexts } from '../letter-texts';

const kinds = { application: 'заявление', proposal: 'предложение', complaint: 'жалоба' } as const;

export const ru: LetterTexts = {
  day: dottedDay,
  contact: ({ name, email, subject, message, page }) => ({
    subject: `Сообщение с сайта: ${subject}`,
    paragraphs: [
      `Через сайт пришло новое сообщение.`,
      `От кого: ${name}\nЭлектронная почта: ${email}\nТема: ${subject}\nСтраница: ${page}`,
      message,
      `Чтобы ответить, напишите ответ на это письмо: он придёт прямо автору сообщения.`,
    ],
  }),
  callback: ({ name, phone, page }) => ({
    subject: `Просьба перезвонить: ${name}`,
    paragraphs: [`Через сайт попросили перезвонить.`, `Имя: ${name}\nТелефон: ${phone}\nСтраница: ${page}`],
  }),
  appeal: ({ number, kind, dueOn }) => ({
    subject: `Новое обращение: ${number}`,
    paragraphs: [
      `Через сайт поступило новое обращение.`,
      `Номер: ${number}\nВид: ${kinds[kind]}\nПоследний день для ответа: ${dueOn}`,
      `Текст обращения и сведения об авторе — в панели управления, в разделе «Обращения».`,
    ],
  }),
  receipt: ({ number, dueOn, statusPage }) => ({
    subject: `Ваше обращение принято: ${number}`,
    paragraphs: [
      `Здравствуйте!`,
      `Ваше обращение принято.\nНомер: ${number}\nПоследний день для ответа: ${dueOn}`,
      `Узнать, как рассматривается обращение, можно по этому номеру и коду, который сайт показал при отправке.${statusPage === null ? '' : `\n${statusPage}`}`,
      `Письмо отправлено автоматически. Если вы не посылали обращения, не обращайте на него внимания.`,
    ],
  }),
  answer: ({ number, answer }) => ({
    subject: `Ответ на ваше обращение: ${number}`,
    paragraphs: [
      `Здравствуйте!`,
      `Ваше обращение № ${number} рассмотрено. Ответ:`,
      answer,
      `Если вы не согласны с ответом, вы вправе обжаловать его в вышестоящем органе или в суде.`,
    ],
  }),
};
