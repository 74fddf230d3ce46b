/** Whether a content can be tried; `over` is also what this version does not know. */
export type ContentState = 'open' | 'soon' | 'over';

/** What a member thinks of a content. */
export interface Opinion {
  /** 1 to 5 */
  score: number;
  text: string;
}

/** A new content that members try before it becomes a service. */
export interface Content {
  /** as the query `type` names it: `safebox` */
  type: string;
  name: string;
  summary: string;
  description: string;
  state: ContentState;
  isTried: boolean;
  /** YYYYMMDDhhmmss; empty while it is not tried */
  triedSince: string;
  /** null until they said something */
  opinion: Opinion | null;
}

/** The longest opinion, in characters. */
export const opinionLength = 200;

/** The scores an opinion can have, best first. */
export const scores = ['5', '4', '3', '2', '1'] as const;
export type Score = (typeof scores)[number];

/** The contents that can be tried first, then those to come, then those that are over. */
export function inOrder(contents: readonly Content[]): Content[] {
  const rank: Record<ContentState, number> = { open: 0, soon: 1, over: 2 };
  return [...contents].sort((a, b) => rank[a.state] - rank[b.state]);
}

/** The page of an event that a link came with; null for none. The id is of an address, so it is encoded. */
export function eventPath(query: URLSearchParams): string | null {
  const id = query.get('event') ?? '';
  return id === '' || id === '.' || id === '..' ? null : `/noti/FAL31100/${encodeURIComponent(id)}`;
}
