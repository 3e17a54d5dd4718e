import type { CmsFormResponse } from '@ochiq/contract/forms/cms-form-response';
import type { FormName } from '@ochiq/contract/forms/forms';
import { fileField } from '@ochiq/contract/forms/form-files';
import type { IntakeRequest } from '@ochiq/contract/forms/intake-request';
import {
  addressHeader,
  edgeKeyHeader,
  intakePaths,
  requestPart,
  sessionHeader,
  type AccountResponse,
  type ChallengeResponse,
} from '@ochiq/contract/forms/wire';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { createTimeToken } from '../../src/submissions/rate-limits/time-token';
import { secrets } from './secrets';

const headers = { 'content-type': 'application/json', [edgeKeyHeader]: secrets.EDGE_KEY };

export type Sent = { status: number; answer: CmsFormResponse };
type Around = Partial<Omit<IntakeRequest, 'fields'>>;

/** What a browser does: asks for a challenge, works, and says that the reader took a while. */
export type Worked = { token: string; proof: string };

/** A file that comes with a form. */
export type SentFile = { name: string; type?: string; bytes: Uint8Array | string };

const around = {
  language: 'ru',
  page: '/ru/contact',
  key: null,
  token: null,
  proof: null,
  trapped: false,
  session: null,
  address: '203.0.113.7',
} as const satisfies Omit<IntakeRequest, 'fields'>;

/** The edge of the tests, in front of one CMS. */
export function createEdgeClient(url: string) {
  const sendBody = async (form: string, body: unknown): Promise<Sent> => {
    const response = await fetch(`${url}/api/intake/${form}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, answer: (await response.json()) as CmsFormResponse };
  };
  const getChallenge = async (address: string = around.address) => {
    const response = await fetch(`${url}/api/intake/challenge`, { headers: { ...headers, [addressHeader]: address } });
    return (await response.json()) as ChallengeResponse;
  };
  return {
    sendBody,
    /** What a reader with this session sees of their own. */
    account: async (session?: string) => {
      const response = await fetch(url + intakePaths.account, {
        headers: { ...headers, ...(session === undefined ? {} : { [sessionHeader]: session }) },
      });
      return { status: response.status, answer: (await response.json()) as AccountResponse };
    },
    getChallenge,
    /** Sends a form as from a browser without scripts, unless something else is said. */
    send: (form: FormName, fields: Readonly<Record<string, unknown>>, more: Around = {}) => sendBody(form, { ...around, ...more, fields }),
    /** The same with files. */
    sendFiles: async (form: FormName, fields: Readonly<Record<string, unknown>>, files: readonly SentFile[], more: Around = {}) => {
      const body = new FormData();
      body.append(requestPart, JSON.stringify({ ...around, ...more, fields }));
      for (const { name, type = '', bytes } of files)
        body.append(fileField, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
      const key = { [edgeKeyHeader]: secrets.EDGE_KEY };
      const response = await fetch(`${url}/api/intake/${form}`, { method: 'POST', headers: key, body });
      return { status: response.status, answer: (await response.json()) as CmsFormResponse };
    },
    work: async (secondsAgo = 10, address?: string): Promise<Worked> => {
      const { challenge } = await getChallenge(address);
      const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
      const { nonce } = (challenge as unknown as Challenge).parameters;
      return {
        token: createTimeToken(secrets.ENCRYPTION_KEY, nonce, new Date(Date.now() - secondsAgo * 1000)),
        proof: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
      };
    },
  };
}

/** Forms in which nothing is wrong. */
export const filled = {
  contact: {
    name: 'Oʻgʻiloy Gʻaniyeva',
    email: 'ogiloy@reader.example',
    subject: 'Quduq haqida',
    message: 'Qudugʻimizda suv kamaydi, nima qilamiz?',
  },
  callback: { name: 'Сергей Ким', phone: '+998 90 123-45-67' },
  appeal: {
    kind: 'complaint',
    name: 'Каримов Анвар Шухратович',
    address: 'Ташкент, улица Навои, 1',
    email: 'anvar@reader.example',
    phone: '',
    message: 'Прошу проверить скважину, которую пробурили возле нашего дома.',
  },
  review: {
    name: 'Dilnoza Azimova',
    role: 'Fermer, Parkent tumani',
    content: 'Mutaxassislar tez kelib, quduqni tekshirib berishdi.',
    consent: 'yes',
  },
  /** What it is about is said where it is sent. */
  inquiry: {
    kind: 'apply',
    name: 'Юлдашева Нигора Камоловна',
    email: 'nigora@reader.example',
    phone: '+998 90 765-43-21',
    message: 'Прошу рассмотреть мою кандидатуру: восемь лет работы в лаборатории.',
    consent: 'yes',
  },
  feedback: { useful: 'yes' },
  'error-report': { text: 'Telefon raqami eski.' },
} as const;
