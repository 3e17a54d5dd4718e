type ErrorResponse = { status: number; body: unknown };

/** Answers as Strapi does when it refuses something. */
export function sendError(response: ErrorResponse, status: number, name: string, message: string, details: object = {}): void {
  response.status = status;
  response.body = { data: null, error: { status, name, message, details } };
}
