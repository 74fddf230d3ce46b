export interface User {
  custName: string;
}

export interface ForestRow {
  forestId: string;
  forestNm: string;
  rgnCd: keyof typeof import('./words.ts').regions;
  fcltCdList: (keyof typeof import('./words.ts').facilities)[];
  minAmt: number;
}

export interface Forest extends ForestRow {
  addrCtnt: string;
  telNo: string;
  intrcCtnt: string;
  roomList: { roomId: string; roomNm: string; stdPrsnCnt: number; maxPrsnCnt: number; wkdyAmt: number }[];
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`/wApi${path}`, { headers: { Accept: 'application/json' } });
  const { status, payload, message } = (await answer.json()) as {
    status: number;
    payload: T;
    message: string;
  };
  if (!answer.ok || status !== 200) throw new Error(message);
  return payload;
}

export const readUser = () => ask<User>('/mstr/userinfo');

export async function listForests(region: string, wanted: readonly string[]): Promise<ForestRow[]> {
  const query = new URLSearchParams({ prsnCnt: '2' });
  if (region) query.set('rgnCd', region);
  if (wanted.length > 0) query.set('fcltCd', wanted.join(','));
  return (await ask<{ forestList: ForestRow[] }>(`/forest/v1/forests?${query}`)).forestList;
}

export const readForest = (id: string) => ask<Forest>(`/forest/v1/forests/${encodeURIComponent(id)}`);
