import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What CBOR (RFC 8949) is needed of: texts, bytes, small and negative numbers, and maps. */
type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function encodeHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  return Buffer.concat([encodeHead(5, value.size), ...[...value].flatMap(([key, one]) => [encodeCbor(key), encodeCbor(one)])]);
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** Flags of an authenticator: the person was there, was verified, and a new key follows. */
const [userPresent, userVerified, keyFollows] = [1, 4, 64];

/** What a test changes of a response: where the browser says it is, what was asked for there, and the count of the authenticator. */
export type ResponseChanges = { origin?: string; rpId?: string; counter?: number; type?: string };

/** What is used of the options that the CMS gives a browser. */
export type ChallengeOptions = { challenge: string };

/** An authenticator with one key for ES256, with the browser that it is used in: its responses are those of real ones. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #place: { origin: string; rpId: string };

  constructor(place: { origin: string; rpId: string }) {
    this.#place = place;
  }

  /** Makes the response to the options of a new passkey. */
  register({ challenge }: ChallengeOptions, changes: ResponseChanges & { format?: string; certificate?: Buffer } = {}) {
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', changes.format ?? 'none'],
      ['attStmt', new Map<Cbor, Cbor>(changes.certificate ? [['x5c', changes.certificate]] : [])],
      ['authData', Buffer.concat([this.#data(userPresent | userVerified | keyFollows, changes), this.#keyData()])],
    ]);
    return this.#respond({
      clientDataJSON: this.#clientData('webauthn.create', challenge, changes),
      attestationObject: encodeCbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Makes the response to the options of a passkey that is used; the authenticator counts it. */
  assert({ challenge }: ChallengeOptions, changes: ResponseChanges = {}) {
    this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, changes);
    const data = this.#data(userPresent | userVerified, changes);
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.#keys.privateKey).toString('base64url');
    return this.#respond({ clientDataJSON, authenticatorData: data.toString('base64url'), signature });
  }

  #respond<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #clientData(type: string, challenge: string, changes: ResponseChanges): string {
    const data = { type: changes.type ?? type, challenge, origin: changes.origin ?? this.#place.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #data(flags: number, changes: ResponseChanges): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? this.counter);
    return Buffer.concat([hash(changes.rpId ?? this.#place.rpId), Buffer.from([flags]), counter]);
  }

  /** The model of the authenticator, which is not named, the id of the key, and the key as COSE (RFC 9053). */
  #keyData(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, encodeCbor(key)]);
  }
}
