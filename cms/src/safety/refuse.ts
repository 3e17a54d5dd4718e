type Answer = { status: number; body: unknown };

/** Answers as Strapi does when it refuses something. */
export function refuse(answer: Answer, status: number, name: string, message: string): void {
  answer.status = status;
  answer.body = { data: null, error: { status, name, message, details: {} } };
}
