// What a developer types into the call screen, checked before it becomes a request.

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];
export const envelopes = ['payload', 'header', 'outData', 'whole'] as const;
export type EnvelopeName = (typeof envelopes)[number];
type Scalar = string | number | boolean;

export interface CallForm {
  method: string;
  path: string;
  body: string;
  parallel: string;
  envelope: EnvelopeName;
  allowsDuplicates: boolean;
}

/** A call to be sent. */
export interface WantedCall {
  method: Method;
  path: string;
  /** of a GET */
  query: Record<string, Scalar> | undefined;
  /** of the others */
  body: unknown;
  envelope: EnvelopeName;
  copies: number;
  /** identical calls at once are sent, not dropped */
  allowsDuplicates: boolean;
}

/** As many at once as WebViews that meet an expired session together, and some. */
export const mostCopies = 50;

function toMethod(text: string): Method | undefined {
  const wanted = text.trim().toUpperCase();
  return methods.find((method) => method === wanted);
}

/** The path as the kit's calls declare it; a pasted one may begin with the API's prefix. */
function toPath(text: string): string {
  return text.trim().replace(/^\/wApi(?=\/)/, '');
}

/** One leading slash, nothing to climb out of the API with, and no parameter left to fill in. */
function isPath(text: string): boolean {
  const path = toPath(text);
  if (!/^\/(?!\/)[^\s\\#{}]+$/.test(path)) return false;
  const segments = (path.split('?')[0] ?? '').split('/');
  return !segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/** The JSON of a text; no text is no body. */
function readBody(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** What a GET can carry: a flat object, which becomes the query. */
function isQuery(value: unknown): value is Record<string, Scalar> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each));
}

function bodyProblem({ method, body }: CallForm): string | null {
  const read = readBody(body);
  if (read === null) return 'callBody';
  return toMethod(method) === 'GET' && read.value !== undefined && !isQuery(read.value) ? 'callQuery' : null;
}

/** Message id of what is wrong with a field, null when nothing is. */
export function callProblem(field: 'method' | 'path' | 'body' | 'parallel', form: CallForm): string | null {
  switch (field) {
    case 'method':
      return toMethod(form.method) ? null : 'callMethod';
    case 'path':
      return isPath(form.path) ? null : 'callPath';
    case 'body':
      return bodyProblem(form);
    case 'parallel':
      return /^\d{1,4}$/.test(form.parallel.trim()) ? null : 'callParallel';
  }
}

/** The call of a form without problems. */
export function toCall({ method, path, body, parallel, envelope, allowsDuplicates }: CallForm): WantedCall {
  const wanted = toMethod(method) ?? 'GET';
  const value = readBody(body)?.value;
  return {
    method: wanted,
    path: toPath(path),
    query: wanted === 'GET' && isQuery(value) ? value : undefined,
    body: wanted === 'GET' ? undefined : value,
    envelope,
    copies: Math.min(mostCopies, Number(parallel)),
    allowsDuplicates,
  };
}
