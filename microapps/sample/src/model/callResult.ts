/** What came back of one copy of a call. */
export interface CallResult {
  /** `returned`: a code of the lab, `thrown`: one of the CBDC (1-shell s8), `cancelled`: an identical call; else `kind` */
  result: string;
  /** `ok`, or the kind of ApiError */
  kind: string;
  status?: number;
  code?: string;
  message?: string;
  payload?: unknown;
  /** of an error: the message id that a screen would show */
  messageId?: string;
  /** of an error: a screen says nothing of it */
  isSilent: boolean;
}

const longest = 20_000;

/** A payload to be read; a very long one is cut, so that the page stays quick. */
export function payloadText(payload: unknown): string {
  if (payload === undefined) return '';
  const text = JSON.stringify(payload, null, 2) ?? '';
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
