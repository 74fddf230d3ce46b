/** Why a call did not give what it was asked for. */
export type ApiErrorKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'http'
  | 'code'
  | 'shape'
  | 'duplicate'
  | 'aborted'
  | 'sessionExpired'
  | 'duplicateLogin';

/** What is known of a call that failed. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  method: string;
  /** As declared, `{name}` and all: an address with values in it may be personal. */
  path: string;
  /** For developers: names of fields and numbers, never values. */
  reason?: string;
  status?: number;
  code?: string;
  serverMessage?: string;
  payload?: unknown;
  /** Somebody else tells the customer, or nobody needs to. Default: by kind. */
  silent?: boolean;
  /** A change whose answer was lost: what it asked for may be done. */
  mayBeDone?: boolean;
  cause?: unknown;
}

const silentKinds: readonly ApiErrorKind[] = ['duplicate', 'aborted', 'sessionExpired', 'duplicateLogin'];

const messageIds: Partial<Record<ApiErrorKind, string>> = {
  offline: 'offline',
  network: 'networkFailed',
  timeout: 'requestTimeout',
  http: 'serverFailed',
  shape: 'unexpectedAnswer',
  sessionExpired: 'sessionExpired',
  duplicateLogin: 'duplicateLogin',
};

/**
 * The only thing a call rejects with (1-shell s7.1, s8). Its message, and what of it can be printed or written as
 * JSON, hold nothing personal: `payload` and `serverMessage` are there for the caller but are not enumerable.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly method: string;
  readonly path: string;
  /** Status of the body when it has one, else of HTTP (A67). */
  declare readonly status?: number;
  /** The server's code as it sent it; in the header and point envelopes `errMsgCd` where there is one. */
  declare readonly code?: string;
  declare readonly serverMessage?: string;
  /** What the server sent with its code: the payload, or the whole answer of a header envelope. */
  declare readonly payload?: unknown;
  /** True when the caller must not tell the customer: somebody else has, or there is nothing to tell. */
  readonly silent: boolean;
  /** A change whose answer was lost: what it asked for may be done, and the customer is not asked to try again. */
  readonly mayBeDone: boolean;
  /** Id of what to tell the customer (contracts/page.md). */
  readonly messageId: string;

  constructor(facts: ApiErrorFacts) {
    const { kind, method, path, reason, status, code, serverMessage, payload, silent, cause } = facts;
    const { mayBeDone = false } = facts;
    const details = [reason, status && `status ${status}`, code && `code ${code}`].filter(Boolean).join(', ');
    super(
      `${method} ${path}: ${kind}${details ? ` (${details})` : ''}`,
      cause === undefined ? {} : { cause },
    );
    this.name = 'ApiError';
    this.kind = kind;
    this.method = method;
    this.path = path;
    if (status !== undefined) this.status = status;
    if (code !== undefined) this.code = code;
    this.silent = silent ?? silentKinds.includes(kind);
    this.mayBeDone = mayBeDone;
    this.messageId =
      serverMessage && (kind === 'code' || kind === 'http')
        ? 'serverMessage'
        : (messageIds[kind] ?? 'requestFailed');
    if (serverMessage)
      Object.defineProperty(this, 'serverMessage', { value: serverMessage, enumerable: false });
    if (payload !== undefined) Object.defineProperty(this, 'payload', { value: payload, enumerable: false });
  }
}
